import { adminReviewEndpoints as office } from '#contracts/reviews/admin-reviews.ts';
import type { ReviewState } from '#contracts/reviews/review-options.ts';
import { reviewEndpoints as calls } from '#contracts/reviews/reviews.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { adminListReviews } from './admin-list-reviews.ts';
import { changeReview } from './change-review.ts';
import { getOwnReview } from './get-own-review.ts';
import { listReviews } from './list-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import { presentOwn } from './reviews.present.ts';
import { submitReview } from './submit-review.ts';

const DECIDED: Record<ReviewState, string> = {
  published: 'The review is published.',
  rejected: 'The review is kept back.',
  pending: 'The review waits to be read again.',
};

export const reviewBindings: Binding[] = [
  on(calls.listReviews, (ctx, query) => listReviews(ctx, query, RUN_KINDS)),
  on(calls.listElearningReviews, (ctx, query) => listReviews(ctx, query, 'ELearningCourse')),
  on(calls.getOwnReview, (ctx, { courseId }) => getOwnReview(ctx, courseId)),
  on(calls.submitReview, async (ctx, input) => {
    const { review, isNew } = await submitReview(ctx, input);
    const message = isNew
      ? 'Thank you. Your review is read before it is shown.'
      : 'You have reviewed this course already.';
    return { message, review: presentOwn(review) };
  }),
  on(calls.changeReview, async (ctx, input) => {
    const review = presentOwn(await changeReview(ctx, input));
    return { message: 'A changed review is read again before it is shown.', review };
  }),
  on(office.adminListReviews, adminListReviews),
  on(office.moderateReview, async (ctx, input) => {
    const { review, undo } = await moderateReview(ctx, input);
    return { message: DECIDED[input.state], review, undo };
  }),
];
