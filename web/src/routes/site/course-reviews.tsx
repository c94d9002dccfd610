import { redirect } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import { COURSE_NOT_FOUND, CourseProblem } from '#web/features/catalogue/course-page/course-not-found.tsx';
import { courseReviewList } from '#web/features/reviews/course-review-view.ts';
import { RatingSummary } from '#web/features/reviews/rating-summary.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { reviewsPath } from '#web/features/reviews/review-words.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { Pages } from '#web/lists/pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/course-reviews';

export const handle: SharedPage = { sharedQuery: ['cursor'] };

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const { course } = requireAnswer(await api.call('getInPersonCourse', { courseId }));
  if (courseId !== course.slug) throw redirect(`${reviewsPath(course.slug)}${args.url.search}`, 301);
  const list = courseReviewList(course.slug);
  const view = list.readFrom(args.request);
  const answer = await api.call('listReviews', { courseId, ...list.asked(view) });
  const { rating, reviews, nextCursor } = requireAnswer(answer);
  const { slug, code, basic } = course;
  return { course: { slug, code, title: basic.title }, rating, reviews, nextCursor, view };
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
  const { course, rating, reviews, nextCursor, view } = loaderData;
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
          <Pages
            list={courseReviewList(course.slug)}
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

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
