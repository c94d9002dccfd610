import type { Ctx } from '#server/calls/context.ts';
import { claimFreeSeat, requireSeatLock } from './claim-free-seat.ts';
import { changeCounts, findLiveClaim, markEnrolled, type OrderSeat } from './seats.repository.ts';

/** Makes an order's hold final, or takes a free seat where the hold is gone; false when none is left. */
export const enrolSeat = async (ctx: Ctx, seat: OrderSeat): Promise<boolean> => {
  const course = await requireSeatLock(ctx, seat.courseId);
  const claim = await findLiveClaim(ctx.db, seat);
  if (!claim) return (await claimFreeSeat(ctx, course, { ...seat, state: 'enrolled' })) !== null;
  if (claim.state !== 'enrolled') {
    await markEnrolled(ctx.db, claim.id);
    await changeCounts(ctx.db, course.id, { enrolled: 1 });
  }
  return true;
};
