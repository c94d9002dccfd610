import type { ReviewState } from '#contracts/reviews/review-options.ts';

/** By what was decided, or what came of it. */
export const doneWords = {
  gone: 'Its author has changed the review since. It waits to be read again.',
  published: 'The review is published.',
  rejected: 'The review is kept back, and its author can read why.',
  undone: 'The review is as it was before.',
};

export const noReviews: Record<ReviewState, { title: string; words: string }> = {
  pending: {
    title: 'Nothing waits to be read',
    words: 'Participants are asked for a review by mail, from the day after the course.',
  },
  published: { title: 'Nothing is published yet', words: 'Reviews stand here once somebody has read them.' },
  rejected: {
    title: 'Nothing is kept back',
    words: 'Reviews that are not shown stand here with the reason that their authors read.',
  },
};
