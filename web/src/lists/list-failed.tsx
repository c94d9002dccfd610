import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface ListFailedProps {
  /** Says nothing of why: what a person can do is to ask again. */
  title: string;
  to: string;
  /** What the page has answered instead, which another try would not change. */
  told?: { title: string; text: string };
}

/** Stands where a list could not be read. */
export function ListFailed({ title, to, told }: ListFailedProps) {
  if (told) {
    return (
      <Notice tone="danger" live title={told.title}>
        {told.text}
      </Notice>
    );
  }
  return (
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
}
