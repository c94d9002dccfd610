import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type CourseSeats,
  changeTaken,
  countSeat,
  hasForfeited,
  insertClaim,
  lockSeats,
  type PlaceSeat,
  releaseForfeited,
} from './seats.repository.ts';

/** For who decides about all seats of a course: see `lockSeats`. */
export const requireSeatLock = async (ctx: Ctx, courseId: string): Promise<CourseSeats> => {
  const course = await lockSeats(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  return course;
};

/** `holdMinutes` instead of those that the course sets. */
type Claim = PlaceSeat & ({ state: 'held'; holdMinutes?: number } | { state: 'enrolled' });
type Claimed = { heldUntil: Date | null };

/** Claims a seat for a place that has none; null when none is left, the course was cancelled, or it has one. */
export const claimFreeSeat = async (ctx: Ctx, claim: Claim): Promise<Claimed | null> => {
  const { courseId, placeId, state } = claim;
  const counted = await countSeat(ctx.db, { courseId, placeId });
  if (!counted) return null;
  const holdMinutes = claim.state === 'held' ? (claim.holdMinutes ?? counted.seatHoldMinutes) : null;
  const claimed = await insertClaim(ctx.db, { courseId, placeId, state, holdMinutes, createdAt: ctx.now });
  if (!claimed) await changeTaken(ctx.db, courseId, -1);
  return claimed ?? null;
};

/** The same of a full course, which loses the seats that were held too long; only where there are some it is locked. */
export const claimForfeitedSeat = async (ctx: Ctx, claim: Claim): Promise<Claimed | null> => {
  const has = await hasForfeited(ctx.db, claim.courseId);
  if (has === undefined) throw new AppError('course-not-found');
  if (!has) return null;
  await requireSeatLock(ctx, claim.courseId);
  const freed = await releaseForfeited(ctx.db, claim.courseId);
  if (freed > 0) await changeTaken(ctx.db, claim.courseId, -freed);
  return claimFreeSeat(ctx, claim);
};
