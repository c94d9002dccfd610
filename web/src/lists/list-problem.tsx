import { isUnanswered } from '#web/lib/calls/unanswered.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface ListFailedProps {
  /** Says nothing of why: what a person can do is to ask again. */
  title: string;
  to: string;
}

/** Stands where a list could not be read. */
export const ListFailed = ({ title, to }: ListFailedProps) => (
  <Notice
    tone="danger"
    live
    title={title}
    action={
      <ButtonLink to={to} size="sm">
        Try again
      </ButtonLink>
    }
  />
);

interface ListProblemProps extends ListFailedProps {
  error: unknown;
  /** What the page has answered instead, which another try would not change. */
  told: { title: string; text: string };
}

/** The same for an error of the page: without an answer the list may be asked for again. */
export function ListProblem({ error, told, ...failed }: ListProblemProps) {
  if (isUnanswered(error)) return <ListFailed {...failed} />;
  return (
    <Notice tone="danger" live title={told.title}>
      {told.text}
    </Notice>
  );
}
