import { coursePage } from '#contracts/courses/course-pages.ts';
import type { PublishedReview } from '#contracts/reviews/reviews.ts';
import type { ViewOf } from '#web/lists/list-address.ts';
import { Pages } from '#web/lists/pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { courseReviewList } from './course-review-view.ts';
import { type Rating, RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import type { Reviewed } from './review-words.ts';

interface ReviewsPageProps {
  course: Reviewed & { code: string; title: string };
  /** The list of courses of the kind. */
  list: Crumb;
  rating: Rating | null;
  reviews: readonly PublishedReview[];
  nextCursor: string | null;
  view: ViewOf<ReturnType<typeof courseReviewList>>;
}

const WHO_WRITES = {
  InPersonCourse: 'Of all dates of this course. Only participants can write,',
  OnlineLiveTraining: 'Of all dates of this course. Only participants can write,',
  ELearningCourse: 'Only who has finished half of this course can write,',
} as const;

/** All that participants say of a course, newest first. */
export function ReviewsPage({ course, list, rating, reviews, nextCursor, view }: ReviewsPageProps) {
  const page = coursePage(course);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={<span className="wrap-anywhere">Reviews of {course.title}</span>}
        size="3xl"
        breadcrumbs={[
          { label: 'Home', to: '/' },
          list,
          { label: course.code || course.title, to: page },
          { label: 'Reviews' },
        ]}
      />
      {rating ? (
        <Section
          title="Newest first"
          intro={`${WHO_WRITES[course.kind]} each once, and we read what they write before it is shown.`}
          action={<ButtonLink to={page}>About this course</ButtonLink>}
        >
          <div className="grid gap-8">
            <RatingSummary rating={rating} />
            <ReviewList reviews={reviews} />
          </div>
          <Pages
            list={courseReviewList(course)}
            view={view}
            nextCursor={nextCursor}
            look="page"
            words={{ first: 'Newest', next: 'Older reviews' }}
          />
        </Section>
      ) : (
        <EmptyState
          title="Nobody has reviewed this course yet"
          actions={
            <ButtonLink to={page} variant="primary">
              About this course
            </ButtonLink>
          }
        >
          Participants are asked by mail{' '}
          {course.kind === 'ELearningCourse' ? 'at half of it' : 'when it is over'}.
        </EmptyState>
      )}
    </main>
  );
}
