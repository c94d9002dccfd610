import type { Ctx } from '#server/calls/context.ts';
import { claimForfeitedSeat, claimFreeSeat, claimOfferedSeat } from './claim-free-seat.ts';
import { findLiveClaim, markEnrolled, type PersonSeat } from './seats.repository.ts';

/** Makes a place's hold final, or takes a free seat where the hold is gone; false when none is left. */
export const enrolSeat = async (ctx: Ctx, seat: PersonSeat): Promise<boolean> => {
  // A held seat is taken already: nobody has to wait for it to become final.
  if (await markEnrolled(ctx.db, seat)) return true;
  if (await findLiveClaim(ctx.db, seat)) return true;
  const claim = { ...seat, state: 'enrolled' } as const;
  const claimed =
    (await claimFreeSeat(ctx, claim)) ??
    (await claimOfferedSeat(ctx, claim)) ??
    (await claimForfeitedSeat(ctx, claim));
  return claimed !== null;
};
