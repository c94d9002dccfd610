import type { Ctx } from '#server/calls/context.ts';
import { claimFreeSeat, requireSeatLock } from './claim-free-seat.ts';
import { enrolSeat } from './enrol-seat.ts';
import { findLiveClaim, holdFor, type PlaceSeat } from './seats.repository.ts';

export type SeatRequest = PlaceSeat & {
  as: 'held' | 'enrolled';
  /** Instead of the minutes that the course sets. */
  holdMinutes?: number;
};
export type SeatAnswer = { taken: true; heldUntil: Date | null } | { taken: false };

/**
 * Takes one seat for a place. Asked again for the same place it answers with the seat there is; a hold that
 * has ended but was not yet given to others is renewed.
 */
export const takeSeat = async (ctx: Ctx, { as, holdMinutes, ...seat }: SeatRequest): Promise<SeatAnswer> => {
  if (as === 'enrolled')
    return (await enrolSeat(ctx, seat)) ? { taken: true, heldUntil: null } : { taken: false };
  const course = await requireSeatLock(ctx, seat.courseId);
  const minutes = holdMinutes ?? course.seatHoldMinutes;
  const claim = await findLiveClaim(ctx.db, seat);
  if (claim) {
    const heldUntil = claim.isOver ? await holdFor(ctx.db, claim.id, minutes) : claim.heldUntil;
    return { taken: true, heldUntil };
  }
  const fresh = await claimFreeSeat(ctx, course, { ...seat, state: 'held', holdMinutes: minutes });
  return fresh ? { taken: true, ...fresh } : { taken: false };
};
