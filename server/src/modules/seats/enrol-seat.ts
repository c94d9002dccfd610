import type { Ctx } from '#server/calls/context.ts';
import { claimFreeSeat, requireSeatLock } from './claim-free-seat.ts';
import { findLiveClaim, markEnrolled, type PlaceSeat } from './seats.repository.ts';

/** Makes a place's hold final, or takes a free seat where the hold is gone; false when none is left. */
export const enrolSeat = async (ctx: Ctx, seat: PlaceSeat): Promise<boolean> => {
  // A held seat is taken already: nobody has to wait for it to become final.
  if (await markEnrolled(ctx.db, seat)) return true;
  const course = await requireSeatLock(ctx, seat.courseId);
  if (await findLiveClaim(ctx.db, seat)) return true;
  return (await claimFreeSeat(ctx, course, { ...seat, state: 'enrolled' })) !== null;
};
