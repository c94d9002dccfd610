// What a review can say and be, with the words that a person reads.

export const REVIEW_STATES = {
  pending: 'To be read',
  published: 'Published',
  rejected: 'Kept back',
} as const;
export type ReviewState = keyof typeof REVIEW_STATES;

/** From one star to five. */
export const RATING_WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export const REVIEW_LENGTH = 2_000;
