import { REVIEW_STATES, type ReviewState } from '#contracts/reviews/review-options.ts';
import { formReader } from '#web/forms/form-reader.ts';

export const readReason = (form: FormData) => formReader(form).typed(['reason']);

/** What a review had before a decision, as the form carries it that undoes one. */
export function readUndone(form: FormData) {
  const { typed, oneOf } = formReader(form);
  const state = oneOf('state', Object.keys(REVIEW_STATES) as ReviewState[]) ?? 'pending';
  return { ...typed(['reviewId', 'reason', 'over']), state };
}
