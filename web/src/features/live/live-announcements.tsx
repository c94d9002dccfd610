import { useEffect, useState } from 'react';
import { call } from '#web/lib/client.ts';
import { counted } from '#web/lib/format.ts';
import { datedIn, type OwnAnnouncement } from '#web/lib/own-announcement.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { AnnouncementList } from '#web/ui/written/announcement-list.tsx';
import { ASK_MS, onEvery } from './use-live.ts';

interface LiveAnnouncementsProps {
  slug: string;
  loaded: readonly OwnAnnouncement[];
  zone: string;
}

/** So many stand open; those before them are one press away. */
const OPEN = 3;

/** What was announced to participants. Who waits on the page for a host who is late reads it without loading it again. */
export function LiveAnnouncements({ slug, loaded, zone }: LiveAnnouncementsProps) {
  const announcements = datedIn(zone, useFreshAnnouncements(slug, loaded));
  if (announcements.length === 0) return null;
  const earlier = announcements.slice(OPEN);
  return (
    <Section title="Announcements">
      <AnnouncementList announcements={announcements.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <Disclosure wide summary={counted(earlier.length, 'earlier one')}>
          <AnnouncementList announcements={earlier} />
        </Disclosure>
      )}
    </Section>
  );
}

function useFreshAnnouncements(courseId: string, loaded: readonly OwnAnnouncement[]) {
  const [asked, setAsked] = useState<{ after: typeof loaded; announcements: typeof loaded }>();
  // As the session itself: a page that is loaded again where no network leads would become an error.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await call('listOwnAnnouncements', { courseId }, { signal });
      if (answer.success && !signal.aborted) setAsked({ after: loaded, announcements: answer.announcements });
    };
    const stop = onEvery(ASK_MS, () => void ask());
    return () => {
      stop();
      leaving.abort();
    };
  }, [courseId, loaded]);
  return asked?.after === loaded ? asked.announcements : loaded;
}
