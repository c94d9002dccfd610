import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

const SHOWN_MS = 3000;

export const THANK_YOU = 'Thank You';

/** What a person reads who has asked. */
export function ThankYouWords() {
  return (
    <>
      Your enquiry has reached the course office. You will have an answer within 24 hours, and a copy of what
      you wrote is on its way to your email.
    </>
  );
}

/** In the dialog it leaves by itself, or at once. */
export function ThankYou({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);

  // A timer lives outside React: the view leaves after its time.
  useEffect(() => {
    const timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
        <ThankYouWords />
      </p>
      <p className="text-sm text-muted">This window closes by itself after 3 seconds.</p>
      <Button variant="primary" onClick={onEnd} className="justify-self-start">
        Close
      </Button>
    </>
  );
}

/** The button that had it is gone with the form; so the words are read out. */
function takeFocus(words: HTMLElement | null) {
  words?.focus();
}
