import type { InputOf } from '#contracts/endpoint.ts';
import type { reviewEndpoints } from '#contracts/reviews/reviews.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { changeRating, requirePublicCourse } from '../catalogue/index.ts';
import { requireNameShown } from './require-name-shown.ts';
import { lockReviewOf, type Review, updateReview } from './reviews.repository.ts';

type Input = InputOf<(typeof reviewEndpoints)['changeReview']>;

/**
 * Changed words wait to be read, and are neither shown nor counted until then. They come under a new id: what staff
 * decide of the words they have before them never falls on words they have not seen.
 */
export const changeReview = async (ctx: SignedInCtx, input: Input): Promise<Review> => {
  const course = await requirePublicCourse(ctx.db, input.courseId);
  const review = await lockReviewOf(ctx.db, { courseId: course.id, userId: ctx.caller.user.id });
  if (!review) throw new AppError('not-found');
  const { rating, text, isAnonymous } = input;
  if (rating === review.rating && text === review.text && isAnonymous === review.isAnonymous) return review;
  if (!review.isAnonymous) requireNameShown(course, isAnonymous);
  if (review.state === 'published')
    await changeRating(ctx, { seriesId: review.seriesId, sum: -review.rating, count: -1 });
  const unread = { state: 'pending', reason: '', moderatedBy: null, moderatedAt: null } as const;
  const changed = { rating, text, isAnonymous, ...unread };
  const asNew = { id: uuidv7(ctx.now.getTime()), createdAt: ctx.now };
  await updateReview(ctx.db, review.id, { ...asNew, ...changed });
  return { ...review, ...asNew, ...changed };
};
