import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../catalogue/index.ts';
import { leaveToLine } from './leave-to-line.ts';
import { changeTaken, releaseForfeited } from './seats.repository.ts';

/** Before a locked course is refused fewer seats, those that were held too long are given back. */
export const freeForgottenHolds = async <R extends Run>(ctx: Ctx, course: R, seats: number): Promise<R> => {
  if (course.taken <= seats) return course;
  const released = await releaseForfeited(ctx.db, course.id);
  await changeTaken(ctx.db, course.id, -released.seats);
  leaveToLine(ctx, course.id, released.freed);
  return { ...course, taken: course.taken - released.seats };
};
