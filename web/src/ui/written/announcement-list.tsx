import { WrittenText } from './written-text.tsx';

interface ShownAnnouncement {
  _id: string;
  subject: string;
  message: string;
  at: string;
  /** The same, as it is read. */
  when: string;
}

/** What was announced, newest first. */
export const AnnouncementList = ({ announcements }: { announcements: readonly ShownAnnouncement[] }) => (
  <ol>
    {announcements.map(({ _id, subject, message, at, when }) => (
      <li key={_id} className="grid gap-1 border-b border-hairline py-4 first:pt-0 last:border-b-0">
        <h3 dir="auto" className="text-md font-strong wrap-anywhere">
          {subject}
        </h3>
        <p className="num text-sm text-muted">
          <time dateTime={at}>{when}</time>
        </p>
        <WrittenText text={message} className="mt-1" />
      </li>
    ))}
  </ol>
);
