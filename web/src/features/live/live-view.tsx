import { coursePage } from '#contracts/courses/course-pages.ts';
import { takesBeat } from '#domain/live/presence.ts';
import { isJoinable, sessionState } from '#domain/live/session-state.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { timeIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useServerNow } from '#web/ui/use-server-now.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { JoinButton } from './join-button.tsx';
import { LiveHead } from './live-head.tsx';
import type { LivePage, Moment, ShownSession } from './live-page.ts';
import { OwnAttendance } from './own-attendance.tsx';
import { Programme, SessionList } from './programme.tsx';
import { useFresh, usePresence, useReaderZone } from './use-live.ts';
import { WhenForWhom } from './when-for-whom.tsx';

interface LiveViewProps {
  loaded: LivePage;
  /** Why the reader was not sent on to the platform. */
  refused: { title: string; text: string } | null;
}

const hoursOf = (session: ShownSession) => ({
  startsAt: Date.parse(session.startsAt),
  endsAt: Date.parse(session.endsAt),
  isCancelled: session.isCancelled,
});

/** A live course to be joined: while it is held, this page is what counts. */
export function LiveView({ loaded, refused }: LiveViewProps) {
  const now = useServerNow(loaded.now);
  const own = useReaderZone();
  const hours = loaded.session && hoursOf(loaded.session);
  const isOn = hours !== null && !hours.isCancelled && takesBeat(hours, now);
  usePresence(loaded.session?.sessionId, isOn && loaded.role === 'participant');
  const page = useFresh(loaded, isOn);
  const { session, course, role } = page;
  const zone = own ?? course.zone;
  const state = hours ? sessionState(hours, now) : 'early';
  const moment: Moment = { state, now, zone, isOwnZone: own !== null };
  const zones = { own, organizer: course.zone, others: course.displayZones };
  const isParticipant = role === 'participant';
  return (
    <main id="main">
      <LiveHead page={page} moment={moment} />
      <div className="wrap pt-8">
        <Notices page={page} refused={refused} />
        {session && isParticipant && (state === 'over' || session.presence.length > 0) && (
          <OwnAttendance page={page} session={session} moment={moment} />
        )}
        {session && state !== 'over' && (
          <WhenForWhom
            session={session}
            zones={zones}
            calendar={isParticipant ? `/live/${course.slug}/calendar.ics` : null}
          />
        )}
        <SessionList page={page} moment={moment} />
        {session && <Programme session={session} moment={moment} />}
        <BeforeAndAfter page={page} />
      </div>
      {session && isParticipant && isJoinable(state) && <JoinBar page={page} moment={moment} />}
    </main>
  );
}

function Notices({
  page: { session, role, course },
  refused,
}: Pick<LiveViewProps, 'refused'> & { page: LivePage }) {
  return (
    <>
      {refused && (
        <Notice tone="danger" title={refused.title} className="mb-8">
          {refused.text}
        </Notice>
      )}
      {session?.isCancelled && (
        <Notice tone="warning" title="This session is cancelled" className="mb-8">
          <span className="whitespace-pre-line wrap-anywhere">{session.cancelReason}</span>
        </Notice>
      )}
      {!session && (
        <Notice title="No session has been set yet" className="mb-8">
          Its day and hours will stand here.
        </Notice>
      )}
      {role === 'stranger' && (
        <Notice
          title="You are not enrolled on this course"
          className="mb-8"
          action={
            <ButtonLink to={coursePage({ kind: 'OnlineLiveTraining', slug: course.slug })}>
              See the course
            </ButtonLink>
          }
        >
          Only its participants can join. Were you enrolled with another address? Log in with that one.
        </Notice>
      )}
    </>
  );
}

/** On a phone the way in stays below. */
function JoinBar({ page, moment }: { page: LivePage; moment: Moment }) {
  const { state, zone } = moment;
  const { session } = page;
  if (!session) return null;
  const until = state === 'running' ? session.endsAt : session.startsAt;
  return (
    <div className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 md:hidden print:hidden">
      <div>
        <Figure size="sm" className="block">
          <Countdown key={until} until={until} now={page.now} isFigure />
        </Figure>
        <p className="num text-xs text-muted">
          until {timeIn(zone, until)} {onClocksOf(zone)}
        </p>
      </div>
      <JoinButton page={page} moment={moment} isShort />
    </div>
  );
}
