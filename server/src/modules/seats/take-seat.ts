import type { Ctx } from '#server/calls/context.ts';
import { claimForfeitedSeat, claimFreeSeat, claimOfferedSeat } from './claim-free-seat.ts';
import { enrolSeat } from './enrol-seat.ts';
import { type PersonSeat, renewHold } from './seats.repository.ts';

export type SeatRequest = PersonSeat & {
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
  const claim = { ...seat, state: 'held', holdMinutes } as const;
  const held =
    (await claimFreeSeat(ctx, claim)) ??
    (await claimOfferedSeat(ctx, claim)) ??
    (await renewHold(ctx.db, seat, holdMinutes)) ??
    (await claimForfeitedSeat(ctx, claim));
  return held ? { taken: true, ...held } : { taken: false };
};
