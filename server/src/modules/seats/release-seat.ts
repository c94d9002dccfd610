import type { Ctx } from '#server/calls/context.ts';
import { requireSeatLock } from './claim-free-seat.ts';
import { changeTaken, findLiveClaim, markReleased, type OrderSeat } from './seats.repository.ts';

/** Gives an order's seat back, held or enrolled; harmless when it has none. */
export const releaseSeat = async (ctx: Ctx, seat: OrderSeat): Promise<void> => {
  const course = await requireSeatLock(ctx, seat.courseId);
  const claim = await findLiveClaim(ctx.db, seat);
  if (!claim) return;
  await markReleased(ctx.db, claim.id);
  await changeTaken(ctx.db, course.id, -1);
};
