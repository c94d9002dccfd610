import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourse, instructsCourse, type Run } from '#server/modules/catalogue/index.ts';

/** A run whose attendance the caller may see and note: to an instructor the runs of others look like none. */
export const requireTaughtRun = async (ctx: SignedInCtx, courseKey: string): Promise<Run> => {
  const { id, role } = ctx.caller.user;
  const course = await findCourse(ctx.db, courseKey, RUN_KINDS);
  const isAllowed = course && (role !== 'instructor' || (await instructsCourse(ctx.db, id, course.id)));
  if (!isAllowed) throw new AppError('course-not-found');
  return course;
};
