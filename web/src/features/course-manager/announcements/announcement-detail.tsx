import type { Announcement } from '#contracts/course-office/announcements.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { WrittenText } from '#web/ui/written/written-text.tsx';
import { audienceText, mailsText, shownText } from './announcement-words.ts';

/** One announcement as it was written, and what came of it. */
export function AnnouncementDetail({ announcement }: { announcement: Announcement }) {
  const { message, at, by } = announcement;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Sheet title="Message">
        {message ? (
          <WrittenText text={message} />
        ) : (
          <p className="text-muted">The reminder of the course, as it was then.</p>
        )}
      </Sheet>
      <Sheet title="What came of it">
        <KeyValue layout="wide">
          <KeyValueRow term="Sent">{officeMoment(at)}</KeyValueRow>
          <KeyValueRow term="By">{by ?? 'By itself'}</KeyValueRow>
          <KeyValueRow term="To">{audienceText(announcement)}</KeyValueRow>
          <KeyValueRow term="Mails">{mailsText(announcement)}</KeyValueRow>
          <KeyValueRow term="On the pages">{shownText(announcement)}</KeyValueRow>
        </KeyValue>
      </Sheet>
    </div>
  );
}
