import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type CourseSeats,
  changeTaken,
  countSeat,
  hasForfeited,
  insertClaim,
  lockSeats,
  type PersonSeat,
  releaseForfeited,
  takeOffered,
} from './seats.repository.ts';

/** For who decides about all seats of a course: see `lockSeats`. */
export const requireSeatLock = async (ctx: Ctx, courseId: string): Promise<CourseSeats> => {
  const course = await lockSeats(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  return course;
};

/** `holdMinutes` instead of those that the course sets. */
type Claim = PersonSeat & ({ state: 'held'; holdMinutes?: number } | { state: 'enrolled' });
type Claimed = { heldUntil: Date | null };

/**
 * Claims a seat for a place that has none; null when none is left, the course was cancelled, or it has one, or its person
 * is offered one.
 */
export const claimFreeSeat = async (ctx: Ctx, claim: Claim): Promise<Claimed | null> => {
  const { courseId, placeId, userId, state } = claim;
  const counted = await countSeat(ctx.db, { courseId, placeId, userId });
  if (!counted) return null;
  const holdMinutes = claim.state === 'held' ? (claim.holdMinutes ?? counted.seatHoldMinutes) : null;
  const facts = { state, holdMinutes, createdAt: ctx.now, offeredTo: null };
  const claimed = await insertClaim(ctx.db, { courseId, placeId, ...facts });
  if (!claimed) await changeTaken(ctx.db, courseId, -1);
  return claimed ? { heldUntil: claimed.heldUntil } : null;
};

/** Takes over the seat that is offered to a place's person; null where none is. */
export const claimOfferedSeat = async (ctx: Ctx, claim: Claim): Promise<Claimed | null> => {
  const { courseId, placeId, userId, state } = claim;
  if (!userId) return null;
  const minutes = claim.state === 'held' ? claim.holdMinutes : undefined;
  return (await takeOffered(ctx.db, { courseId, placeId, userId }, { state, minutes })) ?? null;
};

/**
 * A seat of a full course, which loses those that were held too long; only where there are some it is locked. Whoever
 * waits for them in line goes first.
 */
export const claimForfeitedSeat = async (ctx: Ctx, claim: Claim): Promise<Claimed | null> => {
  const has = await hasForfeited(ctx.db, claim.courseId);
  if (has === undefined) throw new AppError('course-not-found');
  if (!has) return null;
  await requireSeatLock(ctx, claim.courseId);
  const { seats, freed } = await releaseForfeited(ctx.db, claim.courseId);
  if (seats > 0) await changeTaken(ctx.db, claim.courseId, -seats);
  await ctx.ports.waitingList.handOver(ctx, { courseId: claim.courseId, freed });
  return claimFreeSeat(ctx, claim);
};
