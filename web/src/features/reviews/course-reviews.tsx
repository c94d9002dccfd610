import type { PublishedReview } from '#contracts/reviews/reviews.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type Rating, RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewCount } from './review-words.ts';

/** As many as are read before the next part of the page; the rest has a page of its own. */
export const SHOWN = 4;

interface CourseReviewsProps {
  rating: Rating | null;
  reviews: readonly PublishedReview[];
  /** The page of all of them. */
  moreHref: string;
}

/** What participants say of a course, as a part of its page. Nothing at all where nobody has said anything. */
export function CourseReviews({ rating, reviews, moreHref }: CourseReviewsProps) {
  if (!rating) return null;
  return (
    <section
      id="reviews"
      tabIndex={-1}
      aria-labelledby="reviews-title"
      className="border-t border-hairline pt-8 pb-(--s7) outline-none"
    >
      <h2 id="reviews-title" className="mb-6 text-2xl">
        Reviews
      </h2>
      <div className="grid gap-8">
        <RatingSummary rating={rating} />
        <ReviewList reviews={reviews.slice(0, SHOWN)} />
      </div>
      {rating.count > SHOWN && (
        <TextLink to={moreHref} look="standalone" className="mt-3">
          Show all {reviewCount(rating.count)}
        </TextLink>
      )}
    </section>
  );
}
