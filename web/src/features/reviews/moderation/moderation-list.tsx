import { coursePage } from '#contracts/courses/course-pages.ts';
import type { ModeratedReview } from '#contracts/reviews/admin-reviews.ts';
import { RATING_WORDS } from '#contracts/reviews/review-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { failureOf } from '#web/forms/submission.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type ReviewView, reviewList } from './review-view.ts';

interface ReviewListProps {
  reviews: readonly ModeratedReview[];
  view: ReviewView;
  /** What the last decision was answered with, if it was refused. */
  refused: unknown;
}

export function ReviewList({ reviews, view, refused }: ReviewListProps) {
  return (
    <ul className="grid">
      {reviews.map((review) => (
        <li
          key={review._id}
          id={review._id}
          data-row
          className="border-b border-hairline px-5 py-4 last:border-b-0"
        >
          <OneReview review={review} view={view} refused={refused} />
          {review._id === view.keep && (
            <KeepBackForm
              review={review}
              view={view}
              failure={failureOf(refused, intentOn('rejected', review._id))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type OneReviewProps = Omit<ReviewListProps, 'reviews'> & { review: ModeratedReview };

function OneReview({ review, view, refused }: OneReviewProps) {
  return (
    <article className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_24rem] gap-1">
        <p className="num text-sm font-strong">
          {review.rating} of 5, {RATING_WORDS[review.rating - 1]}
        </p>
        <blockquote dir="auto" className="max-w-[75ch] text-md whitespace-pre-line wrap-anywhere">
          {review.text}
        </blockquote>
        <Facts review={review} />
        {review.reason && (
          <p className="text-sm wrap-anywhere">Reason that the author reads: {review.reason}</p>
        )}
      </div>
      <Decisions review={review} view={view} refused={refused} />
    </article>
  );
}

function Facts({ review }: { review: ModeratedReview }) {
  const { participant, course, author, isAnonymous, createdAt } = review;
  return (
    <p className="num flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs text-muted wrap-anywhere">
      <span>
        <bdi className="font-strong text-ink">{participant.name}</bdi>,{' '}
        <EmailText email={participant.email} />
      </span>
      <span>
        shown as <bdi>{author}</bdi>
      </span>
      {isAnonymous && <Tag>anonymous</Tag>}
      <span>
        <TextLink to={coursePage(course)} dir="auto">
          {course.title}
        </TextLink>{' '}
        {course.code}
      </span>
      <time dateTime={createdAt}>{officeMoment(createdAt)}</time>
    </p>
  );
}

function Decisions({ review, view, refused }: OneReviewProps) {
  const { _id, state, participant } = review;
  const publish = intentOn('published', _id);
  return (
    <div className="flex gap-2">
      {state !== 'published' && (
        <Form intent={publish} failure={failureOf(refused, publish)} preventScrollReset>
          <SubmitButton
            size="sm"
            variant="outline"
            busyLabel="Publishing..."
            aria-label={`Publish the review of ${participant.name}`}
          >
            Publish
          </SubmitButton>
        </Form>
      )}
      {state !== 'rejected' && view.keep !== _id && (
        <ButtonLink
          to={reviewList.to({ ...view, keep: _id })}
          size="sm"
          variant="ghost"
          preventScrollReset
          aria-label={`Keep back the review of ${participant.name}`}
        >
          Keep back
        </ButtonLink>
      )}
    </div>
  );
}

type KeepBackFormProps = { review: ModeratedReview; view: ReviewView; failure?: FormFailure };

function KeepBackForm({ review, view, failure }: KeepBackFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form
      intent={intentOn('rejected', review._id)}
      failure={failure}
      preventScrollReset
      className="mt-4 bg-mist p-4"
    >
      <TextField
        className="max-w-160"
        label="Why is it not shown?"
        hint="The author reads this on the page of the review. Nobody else does."
        maxLength={500}
        {...form.field('reason')}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <SubmitButton size="sm">Keep it back</SubmitButton>
        <ButtonLink to={reviewList.to({ ...view, keep: '' })} size="sm" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
