import { redirect } from 'react-router';
import { COURSE_NOT_FOUND, CourseProblem } from '#web/features/catalogue/course-page/course-not-found.tsx';
import { RatingSummary } from '#web/features/reviews/rating-summary.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { reviewsPath } from '#web/features/reviews/review-words.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/course-reviews';

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const { course } = requireAnswer(await api.call('getInPersonCourse', { courseId }));
  if (courseId !== course.slug) throw redirect(`${reviewsPath(course.slug)}${args.url.search}`, 301);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const { rating, reviews, nextCursor } = requireAnswer(await api.call('listReviews', { courseId, cursor }));
  const { slug, code, basic } = course;
  return { course: { slug, code, title: basic.title }, rating, reviews, nextCursor, isFirst: !cursor };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, COURSE_NOT_FOUND);
  const { title } = loaderData.course;
  return pageMeta(matches, {
    title: `Reviews of ${title}`,
    description: `What participants say of ${title}, on all its dates, newest first.`,
  });
};

export default function CourseReviewsPage({ loaderData }: Route.ComponentProps) {
  const { course, rating, reviews } = loaderData;
  const coursePath = `/in-person/courses/${course.slug}`;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={<span className="wrap-anywhere">Reviews of {course.title}</span>}
        size="3xl"
        breadcrumbs={[
          { label: 'Home', to: '/' },
          { label: 'In-person', to: '/in-person-aesthetic-training' },
          { label: course.code || course.title, to: coursePath },
          { label: 'Reviews' },
        ]}
      />
      {rating ? (
        <Section
          title="Newest first"
          intro="Of all dates of this course. Only participants can write, each once, and we read what they write before it is shown."
          action={<ButtonLink to={coursePath}>About this course</ButtonLink>}
        >
          <div className="grid gap-8">
            <RatingSummary rating={rating} />
            <ReviewList reviews={reviews} />
          </div>
          <Pages {...loaderData} />
        </Section>
      ) : (
        <EmptyState
          title="Nobody has reviewed this course yet"
          actions={
            <ButtonLink to={coursePath} variant="primary">
              About this course
            </ButtonLink>
          }
        >
          Participants are asked by mail when it is over.
        </EmptyState>
      )}
    </main>
  );
}

type PagesProps = Pick<Route.ComponentProps['loaderData'], 'course' | 'nextCursor' | 'isFirst'>;

/** Read forward by cursor; the way back is the browser's, or the beginning. */
function Pages({ course, nextCursor, isFirst }: PagesProps) {
  if (isFirst && !nextCursor) return null;
  const path = reviewsPath(course.slug);
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
      {!isFirst && <ButtonLink to={path}>Newest</ButtonLink>}
      {nextCursor && <ButtonLink to={`${path}?cursor=${nextCursor}`}>Older reviews</ButtonLink>}
    </nav>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
