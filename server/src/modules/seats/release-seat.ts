import type { Ctx } from '#server/calls/context.ts';
import { requireSeatLock } from './claim-free-seat.ts';
import { changeTaken, findLiveClaim, markReleased, type PlaceSeat } from './seats.repository.ts';

/** Gives a place's seat back, held or enrolled; harmless when it has none. */
export const releaseSeat = async (ctx: Ctx, seat: PlaceSeat): Promise<void> => {
  const course = await requireSeatLock(ctx, seat.courseId);
  const claim = await findLiveClaim(ctx.db, seat);
  if (!claim) return;
  await markReleased(ctx.db, claim.id);
  await changeTaken(ctx.db, course.id, -1);
};
