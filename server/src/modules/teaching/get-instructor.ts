import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { fullName, presentInstructor } from '../catalogue/index.ts';
import { findInstructor } from './teaching.repository.ts';

/** One of those who teach, as everybody may know them. */
export const getInstructor = async ({ db }: Ctx, idOrSlug: string) => {
  const instructor = await findInstructor(db, idOrSlug);
  if (!instructor) throw new AppError('not-found');
  return { ...presentInstructor(instructor), name: fullName(instructor), city: instructor.city };
};
