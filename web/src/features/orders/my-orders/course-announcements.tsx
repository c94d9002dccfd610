import { counted, dayIn, longDay } from '#web/lib/format.ts';
import { datedIn, type OwnAnnouncement } from '#web/lib/own-announcement.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { AnnouncementList } from '#web/ui/written/announcement-list.tsx';

interface CourseAnnouncementsProps {
  announcements: readonly OwnAnnouncement[];
  zone: string;
}

/** What was announced of one of a person's courses, to be opened in the row of that course. */
export function CourseAnnouncements({ announcements, zone }: CourseAnnouncementsProps) {
  const [newest] = announcements;
  if (!newest) return null;
  return (
    <div className="basis-full">
      <Disclosure
        wide
        summary={
          <span className="min-w-0 text-md wrap-anywhere">
            <span className="num">{counted(announcements.length, 'announcement')}</span>
            <span className="num text-muted">, the newest of {longDay(dayIn(zone, newest.at))}: </span>
            <bdi>{newest.subject}</bdi>
          </span>
        }
      >
        <AnnouncementList announcements={datedIn(zone, announcements)} />
      </Disclosure>
    </div>
  );
}
