import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const TITLE = 'Billing Information Updated!';
const WORDS = 'Your billing details have been successfully saved.';
const SHOWN_MS = 3000;

/** Says that billing was saved and leaves by itself: a dialog where scripts run, a notice where they do not. */
export function BillingSaved({ onEnd }: { onEnd: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const end = useEffectEvent(onEnd);

  // A timer lives outside React: the saved flag leaves after its time.
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOpen(false);
      end();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Notice tone="success" title={TITLE} className="mb-5 hidden noscript:flex">
        {WORDS}
      </Notice>
      <Dialog
        title={TITLE}
        open={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            OK
          </Button>
        }
      >
        <p>{WORDS}</p>
      </Dialog>
    </>
  );
}
