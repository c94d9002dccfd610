import { redirect } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import { COURSE_NOT_FOUND, CourseProblem } from '#web/features/catalogue/course-page/course-not-found.tsx';
import { COURSE_CALLS } from '#web/features/catalogue/list/load-course-list.server.ts';
import { listCrumb, runKindAt } from '#web/features/catalogue/run-words.ts';
import { courseReviewList } from '#web/features/reviews/course-review-view.ts';
import { reviewsPath } from '#web/features/reviews/review-words.ts';
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import type { Route } from './+types/course-reviews';

export const handle: SharedPage = { sharedQuery: ['cursor'] };

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const kind = runKindAt(args.url.pathname);
  const { slug, code, basic } = requireAnswer(await api.call(COURSE_CALLS[kind], { courseId })).course;
  const course = { kind, slug, code, title: basic.title };
  if (courseId !== slug) throw redirect(`${reviewsPath(course)}${args.url.search}`, 301);
  const list = courseReviewList(course);
  const view = list.readFrom(args.request);
  const answer = await api.call('listReviews', { courseId, ...list.asked(view) });
  const { rating, reviews, nextCursor } = requireAnswer(answer);
  return { course, rating, reviews, nextCursor, view };
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
  return <ReviewsPage {...loaderData} list={listCrumb(loaderData.course.kind)} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
