import type { ReactNode } from 'react';
import { isJoinable } from '#domain/live/session-state.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { counted, dotted, timeIn } from '#web/lib/format.ts';
import { TimeLeft } from '#web/ui/instruments/countdown.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { DeviceTest } from './device-test.tsx';
import { JoinButton } from './join-button.tsx';
import type { LivePage, Moment, ShownSession } from './live-page.ts';
import { dayText, LAMPS, leadText, lengthOf } from './live-words.ts';

interface LiveHeadProps {
  page: LivePage;
  moment: Moment;
}

/** What it is, when, and the way in. Carries the page's only h1. */
export function LiveHead({ page, moment }: LiveHeadProps) {
  const { course, session } = page;
  const lamp = LAMPS[moment.state];
  return (
    <header className="on-deep bg-deep py-(--s6) text-on-deep">
      <div className="wrap grid gap-8">
        <p className="num flex flex-wrap items-center justify-between gap-4 text-sm">
          <span className="text-on-deep-muted">
            {dotted(course.code, 'Live online', session && dayText(moment.zone, session.startsAt))}
          </span>
          {session && <Lamp kind={lamp.kind}>{lamp.words}</Lamp>}
        </p>
        <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h1 dir="auto" className="max-w-[26ch] text-4xl tracking-display wrap-anywhere">
              {course.title}
            </h1>
            {session?.title && (
              <p dir="auto" className="mt-2 text-lg wrap-anywhere">
                {session.title}
              </p>
            )}
            <p className="num mt-3 max-w-[56ch] text-on-deep-muted wrap-anywhere">{leadText(page)}</p>
          </div>
          {session && <TimeFigure page={page} session={session} moment={moment} />}
        </div>
        {session && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <JoinButton page={page} moment={moment} />
            {session.joinPath && canStillJoin(moment) && <DeviceTest />}
            <p className="num text-sm text-on-deep-muted">{beside(page, session, moment)}</p>
          </div>
        )}
      </div>
    </header>
  );
}

const canStillJoin = ({ state }: Moment): boolean => state === 'early' || isJoinable(state);

const beside = ({ role }: LivePage, { joined }: ShownSession, { state }: Moment): string => {
  if (role === 'host' && state !== 'cancelled') return `${counted(joined, 'participant')} joined so far.`;
  if (role !== 'participant' || !isJoinable(state)) return '';
  const inside = joined === 0 ? '' : `${joined} ${joined === 1 ? 'is' : 'are'} already in. `;
  return `${inside}The link is yours alone. Keep this page open: your minutes count while it is.`;
};

type TimeFigureProps = LiveHeadProps & { session: ShownSession };

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

function TimeFigure({ page, session, moment }: TimeFigureProps) {
  const { state, now, zone, isOwnZone } = moment;
  const at = `${timeIn(zone, session.startsAt)} ${onClocksOf(zone)}${isOwnZone ? ', your time' : ''}`;
  if (state === 'cancelled') return null;
  if (state === 'over') return <Attended page={page} session={session} />;
  const until = state === 'running' ? session.endsAt : session.startsAt;
  const left = Date.parse(until) - now;
  return (
    <Told label={state === 'running' ? 'Ends in' : 'Begins in'} below={at}>
      {left > TWO_DAYS_MS ? (
        counted(Math.ceil(left / (TWO_DAYS_MS / 2)), 'day')
      ) : (
        <TimeLeft until={until} left={left} isTicking isFigure />
      )}
    </Told>
  );
}

function Attended({ page, session }: Omit<TimeFigureProps, 'moment'>) {
  if (page.role !== 'participant') return null;
  return (
    <Told label="You were there" below={`of ${counted(lengthOf(session), 'minute')}`}>
      {session.minutes} min
    </Told>
  );
}

function Told({ label, below, children }: { label: string; below: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-on-deep-muted">{label}</p>
      <Figure size="xl" className="my-1 block">
        {children}
      </Figure>
      <p className="num">{below}</p>
    </div>
  );
}
