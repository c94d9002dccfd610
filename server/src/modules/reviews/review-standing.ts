import { isPast } from '#domain/courses/course-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type InPersonCourse, todayAt } from '../catalogue/index.ts';
import { attendedCourse } from '../enrolments/index.ts';
import { findReviewOf, type Review } from './reviews.repository.ts';

export type ReviewStanding =
  | { may: 'write' | 'not-attended' | 'not-over' | 'closed'; review?: undefined }
  | { may: 'written'; review: Review };

/** What a person may say of a course: a participant one review, from the day after its last. */
export const reviewStanding = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  course: InPersonCourse,
  userId: string,
): Promise<ReviewStanding> => {
  const place = { courseId: course.id, userId };
  const review = await findReviewOf(ctx.db, place);
  if (review) return { may: 'written', review };
  if (!(await attendedCourse(ctx.db, place))) return { may: 'not-attended' };
  if (!course.reviews.enabled) return { may: 'closed' };
  const lastDay = course.endDate ?? course.startDate;
  return { may: isPast({ lastDay, today: todayAt(course, ctx.now) }) ? 'write' : 'not-over' };
};
