import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type CourseOf, getCourse, lockSelfPaced } from '#server/modules/catalogue/index.ts';
import { lockSeats } from '#server/modules/seats/index.ts';

/** Whether there is a course of this kind to be locked: by its seats or, where it has none, by its versions. */
export const tryLock = async ({ db }: Ctx, kind: CourseKind, id: string): Promise<boolean> =>
  kind === 'ELearningCourse' ? lockSelfPaced(db, id) : (await lockSeats(db, id)) !== undefined;

/** A course of a kind as it stays until the transaction ends. */
export const lockManaged = async <Kind extends CourseKind>(
  ctx: Ctx,
  id: string,
  kind: Kind,
): Promise<CourseOf<Kind>> => {
  if (!(await tryLock(ctx, kind, id))) throw new AppError('course-not-found');
  return getCourse(ctx.db, id, kind);
};
