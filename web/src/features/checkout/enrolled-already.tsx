import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { monthsText } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const SHOWN_MS = 3000;

const accessWords = (months: number) => `You have access of ${monthsText(months)}.`;

interface EnrolledAlreadyProps {
  /** For so long, by a registration that was completed a moment ago; null of an earlier one. */
  newMonths: number | null;
  /** Where the course is learned. */
  to: string;
}

/**
 * In place of a checkout that nobody needs any more. It says so over the page and leads on to the course by itself;
 * whoever closes it stays.
 */
export function EnrolledAlready({ newMonths, to }: EnrolledAlreadyProps) {
  const [isOpen, setIsOpen] = useState(true);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to));
  const isNew = newMonths !== null;
  const title = isNew ? 'Enrollment Successful!' : 'You are already enrolled in this course!';
  const act = (
    <ButtonLink variant="primary" to={to} prefetch="none">
      {isNew ? 'Start the course' : 'Continue Learning'}
    </ButtonLink>
  );

  // A timer lives outside React: it leads on unless the person stays.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(leave, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <>
      <Notice tone="success" title={title} action={act}>
        {isNew && `${accessWords(newMonths)} A confirmation email was sent to the address of your account.`}
      </Notice>
      <Dialog
        title={title}
        open={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Stay on this page</Button>
            {act}
          </>
        }
      >
        <p>{isNew && accessWords(newMonths)} In a moment you will be taken to the course.</p>
      </Dialog>
    </>
  );
}
