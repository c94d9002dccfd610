import type { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announceAll } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { attendanceEvents } from './attendance.events.ts';
import {
  enrolmentsIn,
  findMarks,
  insertMarks,
  listSessions,
  type StoredMark,
} from './attendance.repository.ts';
import { readMark } from './read-mark.ts';
import { requireTaughtRun } from './require-taught-run.ts';

type Input = InputOf<typeof adminAttendanceEndpoints.noteAttendance>;

/**
 * Takes what was noted of a run on a device, with the device’s clock set right. Marks of another run or of a moment that is
 * still to come, and corrections without a reason, are named, so that a device does not send them for ever; a mark that
 * came before is saved already.
 */
export const noteAttendance = async (ctx: SignedInCtx, { courseId, sentAt, marks }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const sessions = new Map((await listSessions(ctx.db, [course.id])).map((one) => [one.id, one]));
  const enrolled = await enrolmentsIn(ctx.db, course.id, [...new Set(marks.map((one) => one.enrolmentId))]);
  const facts = { course, sessions, enrolled, sentAt, now: ctx.now };
  const read = [...new Map(marks.map((one) => [one.id, one])).values()].map((one) => readMark(one, facts));
  const taken = read.flatMap((one) => ('row' in one ? [{ ...one.row, madeBy: ctx.caller.user.id }] : []));
  const added = await insertMarks(ctx.db, taken);
  const foreign = await findForeign(ctx, taken, added);
  await tell(ctx, added);
  return {
    savedIds: taken.map(({ id }) => id).filter((id) => !foreign.has(id)),
    refused: [
      ...read.flatMap((one) => ('reason' in one ? [one] : [])),
      ...[...foreign].map((id) => ({ id, reason: 'This mark is known already, of somebody else.' })),
    ],
  };
};

/** Marks that came before under the id of something else. */
const findForeign = async (
  { db }: SignedInCtx,
  taken: readonly Omit<StoredMark, 'madeBy'>[],
  added: readonly StoredMark[],
): Promise<Set<string>> => {
  const isNew = new Set(added.map(({ id }) => id));
  const before = taken.filter(({ id }) => !isNew.has(id));
  if (before.length === 0) return new Set();
  const known = await findMarks(
    db,
    before.map(({ id }) => id),
  );
  const isSame = (one: Pick<StoredMark, 'id' | 'sessionId' | 'enrolmentId'>) =>
    known.some(
      ({ id, sessionId, enrolmentId }) =>
        id === one.id && sessionId === one.sessionId && enrolmentId === one.enrolmentId,
    );
  return new Set(before.filter((one) => !isSame(one)).map(({ id }) => id));
};

/** Corrections are kept in the history besides; everybody concerned is looked at anew. */
const tell = async (ctx: SignedInCtx, added: readonly StoredMark[]): Promise<void> => {
  for (const { enrolmentId, kind, at, reason } of added.filter(({ method }) => method === 'correction'))
    await recordAudit(ctx, {
      action: 'attendance.corrected',
      objectKind: 'enrollment',
      objectId: enrolmentId,
      after: { kind, at, reason },
    });
  const concerned = [...new Set(added.map(({ enrolmentId }) => enrolmentId))];
  await announceAll(
    ctx,
    attendanceEvents['attendance.changed'],
    concerned.map((enrolmentId) => ({ enrolmentId })),
  );
};
