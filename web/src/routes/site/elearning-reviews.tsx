import { redirect } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import { courseReviewList } from '#web/features/reviews/course-review-view.ts';
import { reviewsPath } from '#web/features/reviews/review-words.ts';
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import type { Route } from './+types/elearning-reviews';

export const handle: SharedPage = { sharedQuery: ['cursor'] };

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const found = requireAnswer(await api.call('getElearningCourse', { courseId })).course;
  const { courseId: slug, code, title } = found;
  const course = { kind: 'ELearningCourse' as const, slug, code, title };
  if (courseId !== slug) throw redirect(`${reviewsPath(course)}${args.url.search}`, 301);
  const list = courseReviewList(course);
  const view = list.readFrom(args.request);
  const answer = await api.call('listElearningReviews', { courseId, ...list.asked(view) });
  const { rating, reviews, nextCursor } = requireAnswer(answer);
  return { course, rating, reviews, nextCursor, view };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.course.title;
  return pageMeta(matches, {
    title: title ? `Reviews of ${title}` : 'Course not found',
    description: title ? `What learners say of ${title}, newest first.` : 'There is no such course.',
    isMissing: !title,
  });
};

export default function ElearningReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} list={{ label: 'Self-paced', to: '/self-paced-online-training' }} />;
}
