import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { GONE, type Line, readLine, refuse, requireRun } from './admin-waiting-list.ts';
import { giveUpPlace } from './give-up-place.ts';
import { findStandingById } from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

/** Takes somebody off the line, who hears of it; a seat that is offered to them goes to the next. */
export const removeFromList = async (
  ctx: SignedInCtx,
  { courseId: courseKey, waitingId, reason }: { courseId: string; waitingId: string; reason: string },
): Promise<Line> => {
  const { id: courseId } = await requireRun(ctx, courseKey);
  await lockCourse(ctx, courseId);
  const standing = await findStandingById(ctx.db, waitingId);
  if (standing?.courseId !== courseId) throw refuse(GONE);
  if (!(await giveUpPlace(ctx, standing, 'removed')))
    throw refuse('The order of this person has taken the seat. To give it to the next, cancel the order.');
  await announce(ctx, waitingListEvents['waiting.removed'], { waitingId });
  await recordAudit(ctx, {
    action: 'waiting-list.removed',
    objectKind: 'course',
    objectId: courseId,
    before: { waitingId, userId: standing.userId },
    after: { reason },
  });
  return readLine(ctx, courseId);
};
