import { coursePage } from '#contracts/courses/course-pages.ts';
import { takesBeat } from '#domain/live/presence.ts';
import { isJoinable, sessionState } from '#domain/live/session-state.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { timeIn } from '#web/lib/format.ts';
import type { OwnAnnouncement } from '#web/lib/own-announcement.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TimeLeft } from '#web/ui/instruments/countdown.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useServerNow } from '#web/ui/use-server-now.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { JoinButton } from './join-button.tsx';
import { LiveAnnouncements } from './live-announcements.tsx';
import { LiveHead } from './live-head.tsx';
import type { LivePage, Moment } from './live-page.ts';
import { OwnAttendance } from './own-attendance.tsx';
import { Programme, SessionList } from './programme.tsx';
import { Recording } from './recording/recording.tsx';
import { SessionChange } from './session-change.tsx';
import { useClocks, useToldZone } from './use-clocks.ts';
import { useFresh, usePresence } from './use-live.ts';
import { WhenForWhom } from './when-for-whom.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface LiveViewProps {
  loaded: LivePage;
  announcements: readonly OwnAnnouncement[];
  /** Why the reader was not sent on to the platform. */
  refused: { title: string; text: string } | null;
}

const hoursOf = (session: LivePage['sessions'][number]) => ({
  startsAt: Date.parse(session.startsAt),
  endsAt: Date.parse(session.endsAt),
  isCancelled: session.isCancelled,
});

/** Whichever is shown: who stays on the page of one session is in the next one too. */
const countedNow = ({ sessions }: LivePage, now: number): string[] =>
  sessions
    .filter((one) => !one.isCancelled && takesBeat(hoursOf(one), now))
    .map(({ sessionId }) => sessionId);

/** A live course to be joined: while it is held, this page is what counts. */
export function LiveView({ loaded, announcements, refused }: LiveViewProps) {
  const page = useFresh(loaded);
  const now = useServerNow(page.now);
  const clocks = useClocks();
  const own = clocks.chosen ?? clocks.device;
  useToldZone(page, own);
  const { session, course, role } = page;
  const heard = usePresence(role === 'participant' ? countedNow(page, now) : []);
  const zone = own ?? course.zone;
  const state = session ? sessionState(hoursOf(session), now) : 'early';
  const moment: Moment = { state, now, zone, isOwnZone: own !== null };
  const zones = { own, organizer: course.zone, others: course.displayZones };
  const isParticipant = role === 'participant';
  return (
    <main id="main">
      <LiveHead page={page} moment={moment} />
      <div className="wrap pt-8 [&>section:first-of-type]:border-t-0">
        <Notices page={page} refused={refused} heard={heard} state={state} />
        <SessionChange page={page} moment={moment} />
        {session?.recording && <Recording page={page} session={session} recording={session.recording} />}
        {role !== 'stranger' && <LiveAnnouncements slug={course.slug} loaded={announcements} zone={zone} />}
        {session && isParticipant && (state === 'over' || session.presence.length > 0) && (
          <OwnAttendance page={page} session={session} moment={moment} />
        )}
        {session && state !== 'over' && (
          <WhenForWhom
            session={session}
            zones={zones}
            calendar={isParticipant ? `/live/${course.slug}/calendar.ics` : null}
          >
            <ZoneChoice clocks={clocks} near={[course.zone, ...course.displayZones]} />
          </WhenForWhom>
        )}
        <SessionList page={page} moment={moment} />
        {session && <Programme session={session} moment={moment} />}
        <BeforeAndAfter page={page} />
      </div>
      {session && isParticipant && isJoinable(state) && <JoinBar page={page} moment={moment} />}
    </main>
  );
}

interface NoticesProps {
  page: LivePage;
  refused: LiveViewProps['refused'];
  heard: ReturnType<typeof usePresence>;
  state: Moment['state'];
}

function Notices({ page: { session, role, course }, refused, heard, state }: NoticesProps) {
  return (
    <>
      {refused && (
        <Notice tone="danger" title={refused.title} className="mb-8">
          {refused.text}
        </Notice>
      )}
      {heard.countedIn && (
        <Notice tone="warning" title="You are in another session just now" live className="mb-8">
          Your minutes count in {heard.countedIn}: a person is in one session at a time. Close its page to be
          counted here, two minutes later.
        </Notice>
      )}
      {!heard.isHeard && (
        <Notice tone="warning" title="Your minutes are not counted just now" live className="mb-8">
          The academy cannot be reached, or you are no longer logged in here. Up to two minutes are bridged;
          if this stays, please load the page again.
        </Notice>
      )}
      {session && role === 'participant' && state === 'running' && !session.isHostIn && (
        <Notice title="The host has not gone in from here yet" className="mb-8">
          You can join and wait on the platform. Your minutes count from the start, whether or not the host is
          there.
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
  const { state, zone, now } = moment;
  const { session } = page;
  if (!session) return null;
  const until = state === 'running' ? session.endsAt : session.startsAt;
  return (
    <div className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 md:hidden print:hidden">
      <div>
        <Figure size="sm" className="block">
          <TimeLeft until={until} left={Date.parse(until) - now} isTicking isFigure />
        </Figure>
        <p className="num text-xs text-muted">
          until {timeIn(zone, until)} {onClocksOf(zone)}
        </p>
      </div>
      <JoinButton page={page} moment={moment} isShort />
    </div>
  );
}
