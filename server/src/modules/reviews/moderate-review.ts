import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminReviewEndpoints } from '#contracts/reviews/admin-reviews.ts';
import type { ReviewState } from '#contracts/reviews/review-options.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireLast } from '#server/calls/require-last.ts';
import { recordAudit } from '../audit/index.ts';
import { changeRating } from '../catalogue/index.ts';
import { presentModerated } from './reviews.present.ts';
import { findReviewFacts, lockReview, type Review, updateReview } from './reviews.repository.ts';

type Decision = { reviewId: string; state: ReviewState; reason: string; over?: string };

type Decided = Pick<AnswerOf<typeof adminReviewEndpoints.moderateReview>, 'review' | 'undo'>;

const ACTIONS: Record<ReviewState, string> = {
  published: 'review.published',
  rejected: 'review.kept-back',
  pending: 'review.put-back',
};

/**
 * Under the review's lock, so that the rating of its series changes exactly once: its sum and count are always
 * those of the published reviews.
 */
export const moderateReview = async (ctx: SignedInCtx, decision: Decision): Promise<Decided> => {
  const before = await lockReview(ctx.db, decision.reviewId);
  if (!before) throw new AppError('not-found');
  requireLast(before.moderatedAt, decision.over);
  const isChanged = before.state !== decision.state || before.reason !== decision.reason;
  if (isChanged) await decide(ctx, before, decision);
  const facts = await findReviewFacts(ctx.db, before.id);
  if (!facts) throw new Error(`review ${before.id} is gone`);
  const { state, reason } = before;
  return {
    review: presentModerated(facts),
    undo: isChanged ? { state, reason, over: ctx.now.toISOString() } : null,
  };
};

async function decide(ctx: SignedInCtx, before: Review, { state, reason }: Decision): Promise<void> {
  // What waits to be read again has a moment of its last decision too, by which undoing that is known.
  const decided = { moderatedBy: ctx.caller.user.id, moderatedAt: ctx.now };
  await updateReview(ctx.db, before.id, { state, reason, ...decided });
  const step = Number(state === 'published') - Number(before.state === 'published');
  if (step !== 0)
    await changeRating(ctx, { seriesId: before.seriesId, sum: step * before.rating, count: step });
  await recordAudit(ctx, {
    action: ACTIONS[state],
    objectKind: 'review',
    objectId: before.id,
    before: { state: before.state, reason: before.reason },
    after: { state, reason },
  });
}
