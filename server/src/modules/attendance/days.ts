import {
  type AttendanceDay,
  type AttendanceMark,
  type AttendanceStanding,
  standingOf,
} from '#domain/attendance/attendance.ts';
import { type Interval, standingByPresence } from '#domain/live/presence.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { instantOf } from '#server/platform/time.ts';
import type { Session, StoredMark } from './attendance.repository.ts';
import type { StoredPresence } from './presence/presence.repository.ts';

type Hours = Pick<Session, 'date' | 'startTime' | 'endTime'>;

/** A day of a run on its own clocks, as instants. */
export const dayOf = ({ date, startTime, endTime }: Hours, { zone }: Pick<Run, 'zone'>): AttendanceDay => ({
  startsAt: instantOf(date, startTime, zone).getTime(),
  endsAt: instantOf(date, endTime, zone).getTime(),
});

const toMark = ({ id, kind, at, madeAt, method }: StoredMark): AttendanceMark => ({
  id,
  kind,
  at: at.getTime(),
  madeAt: madeAt.getTime(),
  isCorrection: method === 'correction',
});

type Noted = { sessionId: string; enrolmentId: string };

/** What is known of who was there: what somebody has noted and, of live sessions, when their page was open. */
export type Known = { marks: readonly StoredMark[]; presence: readonly StoredPresence[] };

/** What stands of a person on a day, of all that is known of everybody. Whoever notes something of a session knows better. */
export const standingOn = (
  { marks, presence }: Known,
  { sessionId, enrolmentId }: Noted,
  day: AttendanceDay,
): AttendanceStanding => {
  const isTheirs = (one: Noted) => one.sessionId === sessionId && one.enrolmentId === enrolmentId;
  const noted = standingOf(marks.filter(isTheirs).map(toMark), day);
  return noted.state === 'not-noted'
    ? standingByPresence(presence.filter(isTheirs).map(toInterval), day)
    : noted;
};

export const toInterval = ({ from, until }: Pick<StoredPresence, 'from' | 'until'>): Interval => ({
  from: from.getTime(),
  until: until.getTime(),
});
