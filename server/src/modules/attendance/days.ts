import {
  type AttendanceDay,
  type AttendanceMark,
  type AttendanceStanding,
  standingOf,
} from '#domain/attendance/attendance.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { instantOf } from '#server/platform/time.ts';
import type { Session, StoredMark } from './attendance.repository.ts';

/** A day of a run at its venue, as instants. */
export const dayOf = ({ date, startTime, endTime }: Session, { zone }: Pick<Run, 'zone'>): AttendanceDay => ({
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

/** What stands of a person on a day, of all that was noted of everybody. */
export const standingOn = (
  marks: readonly StoredMark[],
  { sessionId, enrolmentId }: Noted,
  day: AttendanceDay,
): AttendanceStanding =>
  standingOf(
    marks.filter((one) => one.sessionId === sessionId && one.enrolmentId === enrolmentId).map(toMark),
    day,
  );
