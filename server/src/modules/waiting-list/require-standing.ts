import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Run, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { findStanding, type Standing } from './waiting.repository.ts';

/** The own place in the line of a course. */
export const requireStanding = async (
  ctx: SignedInCtx,
  courseKey: string,
): Promise<{ course: Run; standing: Standing }> => {
  const course = await requireCourseWithPage(ctx.db, courseKey, RUN_KINDS);
  const standing = await findStanding(ctx.db, { userId: ctx.caller.user.id, courseId: course.id });
  if (!standing)
    throw new AppError('wrong-state', { message: 'You are not on the waiting list of this course.' });
  return { course, standing };
};
