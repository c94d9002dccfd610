import type { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { happenedAt } from '#domain/learning/event-time.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { attendanceEvents } from './attendance.events.ts';
import { enrolmentsIn, insertMarks, listSessions, type StoredMark } from './attendance.repository.ts';
import { requireTaughtRun } from './require-taught-run.ts';

type Input = InputOf<typeof adminAttendanceEndpoints.noteAttendance>;
type Mark = Input['marks'][number];

/** How long before a run the earliest mark can have been made. */
const EARLIEST_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Takes what was noted of a run on a device, with the device’s clock set right. Marks of another run, and corrections
 * without a reason, are named, so that a device does not send them for ever; a mark that came before is saved already.
 */
export const noteAttendance = async (ctx: SignedInCtx, { courseId, sentAt, marks }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const sessions = new Set((await listSessions(ctx.db, [course.id])).map(({ id }) => id));
  const enrolled = await enrolmentsIn(ctx.db, course.id, [...new Set(marks.map((one) => one.enrolmentId))]);
  const refused = marks.flatMap((one) => refusalOf(one, { sessions, enrolled }) ?? []);
  const isRefused = new Set(refused.map(({ id }) => id));
  const taken = marks.filter(({ id }) => !isRefused.has(id));
  const earliest = (course.startsAt ?? ctx.now).getTime() - EARLIEST_MS;
  const timed = (clientTime: number) =>
    new Date(happenedAt({ clientTime, sentAt, now: ctx.now.getTime(), earliest }));
  const added = await insertMarks(
    ctx.db,
    taken.map(({ isCorrection, at, madeAt, ...one }) => ({
      ...one,
      at: timed(at),
      madeAt: timed(madeAt),
      method: isCorrection ? ('correction' as const) : ('list' as const),
      madeBy: ctx.caller.user.id,
      signature: null,
      receivedAt: ctx.now,
    })),
  );
  await tell(ctx, added);
  return { savedIds: taken.map(({ id }) => id), refused };
};

type Known = { sessions: ReadonlySet<string>; enrolled: ReadonlySet<string> };

const refusalOf = (
  { id, sessionId, enrolmentId, isCorrection, reason }: Mark,
  { sessions, enrolled }: Known,
): { id: string; reason: string } | null => {
  if (!sessions.has(sessionId)) return { id, reason: 'This run has no such day.' };
  if (!enrolled.has(enrolmentId)) return { id, reason: 'Nobody of this run has this place.' };
  return isCorrection && reason === '' ? { id, reason: 'Please say why it is corrected.' } : null;
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
  for (const enrolmentId of new Set(added.map((one) => one.enrolmentId)))
    await announce(ctx, attendanceEvents['attendance.changed'], { enrolmentId });
};
