import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '../catalogue/index.ts';
import { changeTaken, releaseForfeited } from './seats.repository.ts';

/** Before a locked course is refused fewer seats, those that were held too long are given back. */
export const freeForgottenHolds = async (
  { db }: Ctx,
  course: InPersonCourse,
  seats: number,
): Promise<InPersonCourse> => {
  if (course.taken <= seats) return course;
  const freed = await releaseForfeited(db, course.id);
  await changeTaken(db, course.id, -freed);
  return { ...course, taken: course.taken - freed };
};
