import { lastAccessText } from '#domain/learning/course-standing.ts';
import { localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn } from '#web/lib/format.ts';
import { useHasScript } from '#web/ui/use-has-script.ts';

interface LastAccessProps {
  /** The instant; null of a course that was never opened. */
  at: string | null;
  /** The instant at which the page was made. */
  now: string;
}

/** In days of the reader's calendar, which the server does not know: until the browser has a word, the academy's. */
export function LastAccess({ at, now }: LastAccessProps) {
  const hasScript = useHasScript();
  if (!at) return 'Not opened yet';
  const zone = hasScript ? Intl.DateTimeFormat().resolvedOptions().timeZone : ACADEMY_ZONE;
  const day = (instant: string) => localDate(dayIn(zone, instant));
  return (
    <>
      Last opened: <time dateTime={at}>{lastAccessText(day(at), day(now))}</time>
    </>
  );
}
