import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findWithCourses, type InstructorWithCourses } from './teaching.repository.ts';

export const requireInstructor = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<InstructorWithCourses> => {
  const instructor = await findWithCourses(db, { id, now });
  if (!instructor) throw new AppError('not-found');
  return instructor;
};
