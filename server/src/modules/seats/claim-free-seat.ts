import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type CourseSeats,
  changeTaken,
  insertClaim,
  lockSeats,
  type PlaceSeat,
  releaseForfeited,
} from './seats.repository.ts';

/** Every change of a course's seats begins here: see `lockSeats`. */
export const requireSeatLock = async (ctx: Ctx, courseId: string): Promise<CourseSeats> => {
  const course = await lockSeats(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  return course;
};

type Claim = PlaceSeat & ({ state: 'held'; holdMinutes: number } | { state: 'enrolled' });
type Claimed = { heldUntil: Date | null };

/**
 * Claims a seat under the course's lock; a full course first loses those that were held too long. Null when none is
 * left, or the course was cancelled.
 */
export const claimFreeSeat = async (ctx: Ctx, course: CourseSeats, claim: Claim): Promise<Claimed | null> => {
  const isFull = course.taken >= course.capacity;
  const freed = isFull ? await releaseForfeited(ctx.db, course.id) : 0;
  const isFree = course.status !== 'cancelled' && course.taken - freed < course.capacity;
  const change = (isFree ? 1 : 0) - freed;
  if (change !== 0) await changeTaken(ctx.db, course.id, change);
  return isFree ? insertClaim(ctx.db, { ...claim, createdAt: ctx.now }) : null;
};
