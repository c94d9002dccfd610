import type { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { attendanceEvents } from './attendance.events.ts';
import { enrolmentsIn, insertResult } from './attendance.repository.ts';
import { requireTaughtRun } from './require-taught-run.ts';

type Input = InputOf<typeof adminAttendanceEndpoints.decideHandsOn>;

/** Nothing is overwritten: the latest of each kind counts, the others stay to be read. */
export const decideHandsOn = async (ctx: SignedInCtx, { courseId, ...result }: Input): Promise<void> => {
  const course = await requireTaughtRun(ctx, courseId);
  const { enrolmentId } = result;
  if (!(await enrolmentsIn(ctx.db, course.id, [enrolmentId])).has(enrolmentId))
    throw new AppError('not-found');
  await insertResult(ctx.db, {
    ...result,
    id: uuidv7(),
    decidedAt: ctx.now,
    decidedBy: ctx.caller.user.id,
  });
  await recordAudit(ctx, {
    action: `attendance.${result.kind}-decided`,
    objectKind: 'enrollment',
    objectId: enrolmentId,
    after: { isPassed: result.isPassed, note: result.note },
  });
  await announce(ctx, attendanceEvents['attendance.changed'], { enrolmentId });
};
