import { isPast } from '#domain/courses/course-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, type Run, todayAt } from '../catalogue/index.ts';
import { attendedCourse } from '../enrolments/index.ts';
import { finishedHalf } from '../learning/index.ts';
import { findReviewOf, type Review } from './reviews.repository.ts';

export type ReviewStanding =
  | { may: 'write' | 'not-attended' | 'not-over' | 'not-half' | 'closed'; review?: undefined }
  | { may: 'written'; review: Review };

type Reading = Pick<Ctx, 'db' | 'now'>;

/**
 * What a person may say of a course, once: a participant from the day after its last, and who learns at their own pace from
 * half of it.
 */
export const reviewStanding = async (
  ctx: Reading,
  course: Course,
  userId: string,
): Promise<ReviewStanding> => {
  const place = { courseId: course.id, userId };
  const review = await findReviewOf(ctx.db, place);
  if (review) return { may: 'written', review };
  if (!(await attendedCourse(ctx.db, place))) return { may: 'not-attended' };
  if (!course.reviews.enabled) return { may: 'closed' };
  if (course.kind !== 'ELearningCourse') return { may: isOver(course, ctx.now) ? 'write' : 'not-over' };
  return { may: (await finishedHalf(ctx.db, place)) ? 'write' : 'not-half' };
};

const isOver = (course: Run, now: Date): boolean =>
  isPast({ lastDay: course.endDate ?? course.startDate, today: todayAt(course, now) });
