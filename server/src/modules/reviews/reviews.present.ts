import type { z } from 'zod';
import type { ModeratedReview } from '#contracts/reviews/admin-reviews.ts';
import type { PublishedReview, reviewEndpoints } from '#contracts/reviews/reviews.ts';
import { authorName } from './author-name.ts';
import type { Review, ReviewFacts } from './reviews.repository.ts';

type OwnReview = NonNullable<z.input<(typeof reviewEndpoints)['getOwnReview']['response']>['review']>;

export const presentOwn = ({ rating, text, isAnonymous, state, reason }: Review): OwnReview => ({
  rating,
  text,
  isAnonymous,
  state,
  reason,
});

/** What everybody may read: of the author no more than the name that is shown. */
export const presentPublished = ({ review, participant, course }: ReviewFacts): PublishedReview => ({
  _id: review.id,
  rating: review.rating,
  text: review.text,
  author: authorName(participant, review.isAnonymous),
  city: course.city,
  attended: (course.startDate ?? review.createdAt.toISOString()).slice(0, 7),
  createdAt: review.createdAt.toISOString(),
});

/** For staff, who see the whole name also of who is not named to others. */
export const presentModerated = (facts: ReviewFacts): ModeratedReview => {
  const { review, participant, course } = facts;
  const { title, firstName, lastName, email } = participant;
  const { kind, slug, code } = course;
  return {
    ...presentPublished(facts),
    state: review.state,
    reason: review.reason,
    isAnonymous: review.isAnonymous,
    participant: { name: [title, firstName, lastName].filter(Boolean).join(' '), email },
    course: { kind, slug, title: course.title, code },
  };
};
