import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { changeCourse, putCancellation } from '#server/modules/catalogue/index.ts';
import { leaveToLine } from '#server/modules/seats/index.ts';

/** A locked course does not take place: from now on it gives no seat. Who is on it is a matter of their orders. */
export const setCourseCancelled = async (
  ctx: SignedInCtx,
  { course, reason }: { course: Run; reason: string },
): Promise<void> => {
  const { id: courseId, status, version } = course;
  const byId = ctx.caller.user.id;
  await changeCourse(ctx.db, courseId, { status: 'cancelled', updatedAt: ctx.now, updatedBy: byId });
  await putCancellation(ctx.db, { courseId, reason, at: ctx.now, byId });
  leaveToLine(ctx, courseId, 0);
  await recordAudit(ctx, {
    action: 'course.cancelled',
    objectKind: 'course',
    objectId: courseId,
    before: { basic: { status } },
    after: { basic: { status: 'cancelled' }, reason, version: version + 1 },
  });
};
