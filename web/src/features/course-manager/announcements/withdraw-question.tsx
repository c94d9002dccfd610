import type { Announcement } from '#contracts/course-office/announcements.ts';
import { QuestionForm } from '#web/forms/question-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink, Overlay } from '#web/ui/overlays/overlay.tsx';

interface WithdrawQuestionProps {
  announcement: Announcement;
  below: string;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** Asks whether an announcement is taken from the pages of participants. */
export const WithdrawQuestion = ({ announcement, below, ...form }: WithdrawQuestionProps) => (
  <Overlay below={below} title="Withdraw this announcement?">
    {isOnPages(announcement) ? (
      <QuestionForm
        {...form}
        intent="withdraw"
        below={below}
        confirmLabel="Withdraw"
        danger
        about={
          <>
            <strong>
              <bdi>{announcement.subject}</bdi>
            </strong>{' '}
            leaves the pages of participants, and mails that still wait are not sent. What was sent cannot be
            taken back. It stays in this log.
          </>
        }
      />
    ) : (
      <Notice
        tone="warning"
        title="It stands on no page of participants."
        action={<BackLink below={below} />}
      />
    )}
  </Overlay>
);

export const isOnPages = ({ isShown, withdrawn }: Announcement) => isShown && !withdrawn;
