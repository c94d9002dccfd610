import type { CourseConsequences, cancelCourse as call } from '#contracts/course-changes.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockCourse, setCourseCancelled } from '../catalogue/index.ts';
import { courseConsequences, requireMayChange } from './course-consequences.ts';

/**
 * The course does not take place. Decided here, under its lock, so that nobody gets a seat any more; what that means
 * for each order is done by a job of its own, because every one of them has its own lock and its own money.
 */
export const cancelCourse = async (
  ctx: SignedInCtx,
  { id, reason }: InputOf<typeof call>,
): Promise<CourseConsequences> => {
  const course = await lockCourse(ctx, id);
  if (course.status === 'cancelled')
    throw new AppError('wrong-state', { message: 'This course is cancelled already.' });
  const consequences = await courseConsequences(ctx.db, id);
  requireMayChange(ctx.caller, consequences);
  await setCourseCancelled(ctx, { course, reason });
  await ctx.ports.jobs.enqueue(ctx.db, 'course.cancelled', { courseId: id });
  return consequences;
};
