import type { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { type AttendanceDay, isCheckInOpen } from '#domain/attendance/attendance.ts';
import { happenedAt } from '#domain/learning/event-time.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { instantOf } from '#server/platform/time.ts';
import type { Session, StoredMark } from './attendance.repository.ts';
import { dayOf } from './days.ts';

type Mark = InputOf<typeof adminAttendanceEndpoints.noteAttendance>['marks'][number];

/** How long before a run the earliest mark can have been made. */
const EARLIEST_MS = 7 * 24 * 60 * 60 * 1000;

type Facts = {
  course: Run;
  sessions: ReadonlyMap<string, Session>;
  enrolled: ReadonlySet<string>;
  sentAt: number;
  now: Date;
};
type Read = { row: Omit<StoredMark, 'madeBy'> } | { id: string; reason: string };

/** What a device has told, by the clock of the server; or why it can never be taken. */
export const readMark = (mark: Mark, { course, sessions, enrolled, sentAt, now }: Facts): Read => {
  const { id, sessionId, enrolmentId, kind, time, isCorrection, reason, signature = null } = mark;
  const session = sessions.get(sessionId);
  if (!session) return { id, reason: 'This run has no such day.' };
  if (!enrolled.has(enrolmentId)) return { id, reason: 'Nobody of this run has this place.' };
  if (isCorrection && reason === '') return { id, reason: 'Please say why it is corrected.' };
  const maySign = course.attendance.checkInMethod === 'digital-signature' && kind === 'present';
  if (signature !== null && (!maySign || isCorrection)) return { id, reason: 'Nobody signs for this.' };
  const day = dayOf(session, course);
  if (now.getTime() < day.endsAt && !isCheckInOpen(day, now.getTime()))
    return { id, reason: 'This day has not begun yet.' };
  const earliest = (course.startsAt ?? now).getTime() - EARLIEST_MS;
  const told = { clientTime: mark.madeAt, sentAt, now: now.getTime(), earliest };
  const madeAt = happenedAt(told);
  const at = time ? instantOf(session.date, time, course.zone).getTime() : momentOf(kind, madeAt, day);
  if (at > now.getTime() && kind !== 'absent') return { id, reason: `It is not ${time} yet at the venue.` };
  const noted = { id, sessionId, enrolmentId, kind, reason, signature, receivedAt: now };
  const method = isCorrection ? 'correction' : signature === null ? 'list' : 'signature';
  return { row: { ...noted, method, at: new Date(at), madeAt: new Date(madeAt) } };
};

/** What is noted once the day is over, as from a list on paper, is of the whole day. */
const momentOf = (kind: Mark['kind'], madeAt: number, { startsAt, endsAt }: AttendanceDay): number => {
  if (madeAt <= endsAt) return madeAt;
  return kind === 'left' ? endsAt : startsAt;
};
