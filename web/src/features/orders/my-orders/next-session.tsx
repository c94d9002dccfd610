import { Video } from 'lucide-react';
import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { isJoinable, sessionState } from '#domain/live/session-state.ts';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { instantIn, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { useServerNow } from '#web/ui/use-server-now.ts';
import type { AheadCourse, NextSession } from './ahead.ts';

interface SessionTimeProps {
  session: NextSession;
  /** The organizer's. */
  zone: string;
}

/** When it is, by the organizer's clock and, once a script knows it and it is another, by the reader's. */
export function SessionTime({ session, zone }: SessionTimeProps) {
  const own = useHasScript() ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  const [atOrganizer, atReader] = [zone, own].map((one) => instantIn(one, session.startsAt));
  return (
    <>
      <span className="num block text-md">
        Next: {longDay(session.date)}, {session.startTime} in {cityOfZone(zone)}
      </span>
      {atReader !== atOrganizer && (
        <span className="num block text-md text-muted">
          {atReader} in {cityOfZone(own)}, your time
        </span>
      )}
    </>
  );
}

interface SessionLinkProps {
  course: Pick<AheadCourse, 'slug' | 'title' | 'nextSession'>;
  /** The server's time when the page was loaded. */
  now: string;
  /** It is the one thing to do. */
  isLead?: boolean;
}

/** The way to the page of its sessions: from a quarter of an hour before the next one it says that one can join. */
export function SessionLink({ course: { slug, title, nextSession }, now, isLead }: SessionLinkProps) {
  const moment = useServerNow(now);
  if (nextSession && isJoinable(stateOf(nextSession, moment)))
    return (
      <ButtonLink
        size={isLead ? 'md' : 'sm'}
        variant="primary"
        to={sessionsPage(slug, nextSession.number)}
        aria-label={`Join ${title}`}
      >
        <Video aria-hidden="true" />
        Join
      </ButtonLink>
    );
  if (isLead)
    return (
      <ButtonLink variant="primary" to={sessionsPage(slug)} aria-label={`Sessions of ${title}`}>
        Sessions
      </ButtonLink>
    );
  return (
    <TextLink to={sessionsPage(slug)} look="standalone" aria-label={`Sessions of ${title}`}>
      Sessions
    </TextLink>
  );
}

interface NextOfLiveProps {
  course: SessionLinkProps['course'] & Pick<AheadCourse, 'venueTimezone'>;
  now: string;
}

/** Beside a live course in a list: when it goes on, and the way there. */
export function NextOfLive({ course, now }: NextOfLiveProps) {
  const { nextSession, venueTimezone } = course;
  return (
    <>
      {nextSession && <SessionTime session={nextSession} zone={venueTimezone} />}
      <SessionLink course={course} now={now} />
    </>
  );
}

const stateOf = ({ startsAt, endsAt, isCancelled }: NextSession, now: number) =>
  sessionState({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), isCancelled }, now);
