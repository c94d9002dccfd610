import type { PublishedReview } from '#contracts/reviews/reviews.ts';
import { RatingTicks } from './rating-ticks.tsx';
import { monthText } from './review-words.ts';

export function ReviewList({ reviews }: { reviews: readonly PublishedReview[] }) {
  return (
    <ul className="border-t border-hairline">
      {reviews.map((review) => (
        <li
          key={review._id}
          className="grid gap-x-8 gap-y-3 border-b border-hairline py-5 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-1">
            <RatingTicks rating={review.rating} />
            <p className="text-sm text-muted">
              <bdi className="font-strong text-ink wrap-anywhere">{review.author}</bdi>
              <span className="num block">
                {[monthText(review.attended), review.city].filter(Boolean).join(', ')}
              </span>
            </p>
          </div>
          <ReviewText text={review.text} />
        </li>
      ))}
    </ul>
  );
}

/** In whatever language it was written, with the line breaks that it was given. */
export function ReviewText({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="max-w-[65ch] text-md whitespace-pre-line wrap-anywhere">
      {text}
    </blockquote>
  );
}
