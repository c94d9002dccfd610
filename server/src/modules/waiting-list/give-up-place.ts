import type { Ctx } from '#server/calls/context.ts';
import { leaveToLine, releaseSeat } from '#server/modules/seats/index.ts';
import { findStandingById, leaveLine, type Standing } from './waiting.repository.ts';

/** Ends a place in line, and leaves a seat that is offered to the next; false where its person's order has the seat. */
export const giveUpPlace = async (
  ctx: Ctx,
  { id: placeId, courseId, state }: Pick<Standing, 'id' | 'courseId' | 'state'>,
  how: 'left' | 'removed',
): Promise<boolean> => {
  await releaseSeat(ctx, { courseId, placeId });
  if ((await findStandingById(ctx.db, placeId))?.isPaying) return false;
  await leaveLine(ctx.db, placeId, { state: how, leftAt: ctx.now });
  if (state === 'offered') leaveToLine(ctx, courseId, 1);
  return true;
};
