import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

const SECONDS = 5;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface LeaveNoticeProps {
  to: string;
  /** As in "taken to the course". */
  place: string;
}

/** Announces that the page leaves by itself; any input stops it, and so does the button. */
export function LeaveNotice({ to, place }: LeaveNoticeProps) {
  const [isStaying, setIsStaying] = useState(false);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to));

  // A timer and the person's inputs live outside React; the first of them decides.
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(leave, SECONDS * 1000);
    const stay = () => setIsStaying(true);
    for (const input of INPUTS) addEventListener(input, stay, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of INPUTS) removeEventListener(input, stay);
    };
  }, [isStaying]);

  const hiddenOnceStaying = isStaying ? 'invisible' : undefined;
  // It keeps its size: whoever presses a link below would miss it, since the press itself is what stops it.
  return (
    <Notice
      live
      className="noscript:hidden"
      action={
        <Button key={`${isStaying}`} className={hiddenOnceStaying} onClick={() => setIsStaying(true)}>
          Stay on this page
        </Button>
      }
    >
      <p className="grid *:col-start-1 *:row-start-1">
        <span className={hiddenOnceStaying}>
          In {SECONDS} seconds you will be taken to {place}. Any key or touch stops it.
        </span>
        {isStaying && <span>You stay on this page.</span>}
      </p>
    </Notice>
  );
}
