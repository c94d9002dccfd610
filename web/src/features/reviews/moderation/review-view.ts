import { REVIEW_STATES, type ReviewState } from '#contracts/reviews/review-options.ts';
import { REVIEWS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** Which reviews, and which of them is being kept back. */
export const reviewList = declareList(REVIEWS, {
  state: oneOf(Object.keys(REVIEW_STATES) as ReviewState[], 'pending'),
  cursor: page(),
  keep: over(words()),
});
export type ReviewView = ViewOf<typeof reviewList>;

/** What is decided on a review; the form of it names the decision and the review. */
export const DECISIONS = ['published', 'rejected'] as const;
