import type { InputOf } from '#contracts/endpoint.ts';
import type { reviewEndpoints } from '#contracts/reviews/reviews.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { requireNameShown } from './require-name-shown.ts';
import { type ReviewStanding, reviewStanding } from './review-standing.ts';
import { findReviewOf, insertReview, type Review } from './reviews.repository.ts';

type Input = InputOf<(typeof reviewEndpoints)['submitReview']>;

/** Sent twice, or at once from two windows, it is written once: who comes second gets what stands there. */
export const submitReview = async (
  ctx: SignedInCtx,
  input: Input,
): Promise<{ review: Review; isNew: boolean }> => {
  const course = await requirePublicCourse(ctx.db, input.courseId);
  const place = { courseId: course.id, userId: ctx.caller.user.id };
  const standing = await reviewStanding(ctx, course, place.userId);
  if (standing.may === 'written') return { review: standing.review, isNew: false };
  if (standing.may !== 'write') throw refusalOf(standing.may);
  const { rating, text, isAnonymous } = input;
  requireNameShown(course, isAnonymous);
  const isNew = await insertReview(ctx.db, {
    ...place,
    id: uuidv7(ctx.now.getTime()),
    seriesId: course.seriesId,
    rating,
    text,
    isAnonymous,
    state: 'pending',
    createdAt: ctx.now,
  });
  const review = await findReviewOf(ctx.db, place);
  if (!review) throw new Error(`the review of ${course.code} is gone`);
  return { review, isNew };
};

const WHY_NOT = {
  'not-over': 'You can review the course from the day after its last.',
  'not-half': 'You can review the course once you have finished half of it.',
  closed: 'This course does not ask for reviews.',
} as const;

const refusalOf = (may: Exclude<ReviewStanding['may'], 'write' | 'written'>): AppError => {
  if (may === 'not-attended')
    return new AppError('not-allowed', { message: 'Only who took part can review a course.' });
  return new AppError('wrong-state', { message: WHY_NOT[may] });
};
