import { REVIEW_STATES, type ReviewState } from '#contracts/review-options.ts';
import { REVIEWS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** Which reviews, which of them is being kept back, what has just been done. */
export const reviewList = declareList(REVIEWS, {
  state: oneOf(Object.keys(REVIEW_STATES) as ReviewState[], 'pending'),
  cursor: page(),
  keep: over(words()),
  done: over(words()),
});
export type ReviewView = ViewOf<typeof reviewList>;

const DECISIONS = ['published', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a form does, and to which review: the page has one of them for each. */
export const decisionOn = (state: Decision, reviewId: string) => `${state} ${reviewId}`;

export function readDecision(intent: string): { state: Decision; reviewId: string } | undefined {
  const [word, reviewId = ''] = intent.split(' ');
  const state = DECISIONS.find((one) => one === word);
  return state && { state, reviewId };
}
