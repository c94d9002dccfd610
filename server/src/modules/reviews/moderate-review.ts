import type { ModeratedReview } from '#contracts/reviews/admin-reviews.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { changeRating } from '../catalogue/index.ts';
import { presentModerated } from './reviews.present.ts';
import { findReviewFacts, lockReview, updateReview } from './reviews.repository.ts';

type Decision = { reviewId: string; state: 'published' | 'rejected'; reason: string };

/**
 * Under the review's lock, so that the rating of its series changes exactly once: its sum and count are always
 * those of the published reviews.
 */
export const moderateReview = async (
  ctx: SignedInCtx,
  { reviewId, state, reason }: Decision,
): Promise<ModeratedReview> => {
  const review = await lockReview(ctx.db, reviewId);
  if (!review) throw new AppError('not-found');
  if (review.state !== state || review.reason !== reason) {
    const moderatedBy = ctx.caller.user.id;
    await updateReview(ctx.db, review.id, { state, reason, moderatedBy, moderatedAt: ctx.now });
    const step = Number(state === 'published') - Number(review.state === 'published');
    if (step !== 0)
      await changeRating(ctx, { seriesId: review.seriesId, sum: step * review.rating, count: step });
    await recordAudit(ctx, {
      action: state === 'published' ? 'review.published' : 'review.kept-back',
      objectKind: 'review',
      objectId: review.id,
      before: { state: review.state, reason: review.reason },
      after: { state, reason },
    });
  }
  const facts = await findReviewFacts(ctx.db, review.id);
  if (!facts) throw new Error(`review ${review.id} is gone`);
  return presentModerated(facts);
};
