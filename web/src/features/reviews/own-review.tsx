import type { AnswerOf } from '#contracts/endpoint.ts';
import type { reviewEndpoints } from '#contracts/reviews/reviews.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { RatingTicks } from './rating-ticks.tsx';
import { ReviewText } from './review-list.tsx';
import { type Reviewed, reviewsPath } from './review-words.ts';

export type ReviewStanding = AnswerOf<(typeof reviewEndpoints)['getOwnReview']>;
export type WrittenReview = NonNullable<ReviewStanding['review']>;

interface OwnReviewProps {
  review: WrittenReview;
  course: Reviewed;
}

/** What the person has written, and what has become of it. */
export function OwnReview({ review, course }: OwnReviewProps) {
  return (
    <div className="grid max-w-160 gap-6">
      <WhatBecameOfIt review={review} course={course} />
      <div className="grid gap-3 border-t border-hairline pt-5">
        <RatingTicks rating={review.rating} />
        <ReviewText text={review.text} />
        <p className="text-sm text-muted">
          {review.isAnonymous ? 'Without your name' : 'With your first name and an initial'}
        </p>
      </div>
      <div>
        <ButtonLink to="?change">Change your review</ButtonLink>
      </div>
    </div>
  );
}

function WhatBecameOfIt({ review: { state, reason }, course }: OwnReviewProps) {
  if (state === 'published')
    return (
      <Notice
        tone="success"
        title="Your review is published"
        action={<TextLink to={reviewsPath(course)}>See all reviews</TextLink>}
      />
    );
  if (state === 'rejected')
    return (
      <Notice tone="warning" title="Your review is not shown">
        <span className="wrap-anywhere">Our reason: {reason}</span>
      </Notice>
    );
  return (
    <Notice live title="Thank you. Your review waits to be read">
      It is shown as soon as somebody of our staff has read it.
    </Notice>
  );
}
