import type { Ctx } from '#server/calls/context.ts';
import { requireSeatLock } from './claim-free-seat.ts';
import { changeTaken, countSeat, insertClaim, releaseOffers, releaseOffersOf } from './seats.repository.ts';

/** `waitingId` is the place in line of the person. */
type Offer = { courseId: string; waitingId: string; userId: string; minutes: number };

/** Takes a free seat for somebody to decide about; null when none is left. What they order takes it over. */
export const offerSeat = async (ctx: Ctx, offer: Offer): Promise<{ claimId: string } | null> => {
  const { courseId, waitingId: placeId, userId, minutes } = offer;
  if (!(await countSeat(ctx.db, { courseId, placeId, userId }))) return null;
  const facts = { state: 'offered', holdMinutes: minutes, createdAt: ctx.now, offeredTo: userId } as const;
  const claimed = await insertClaim(ctx.db, { courseId, placeId, ...facts });
  if (!claimed) await changeTaken(ctx.db, courseId, -1);
  return claimed ? { claimId: claimed.id } : null;
};

/** Locks a course and takes back the offers of its seats that are over, or all of them. */
export const endOffers = async (ctx: Ctx, courseId: string): Promise<void> => {
  const { status } = await requireSeatLock(ctx, courseId);
  const seats = await releaseOffers(ctx.db, courseId, { all: status === 'cancelled' });
  if (seats > 0) await changeTaken(ctx.db, courseId, -seats);
};

/** Takes back, of a locked course, what is offered to these places in line; how many seats are free by that. */
export const withdrawOffers = async (
  ctx: Ctx,
  { courseId, waitingIds }: { courseId: string; waitingIds: readonly string[] },
): Promise<number> => {
  if (waitingIds.length === 0) return 0;
  const seats = await releaseOffersOf(ctx.db, courseId, waitingIds);
  if (seats > 0) await changeTaken(ctx.db, courseId, -seats);
  return seats;
};
