import { isRouteErrorResponse, redirect } from 'react-router';
import { coursePath } from '#web/features/catalogue/course-lists.ts';
import { COURSE_NOT_FOUND, CourseNotFound } from '#web/features/catalogue/course-not-found.tsx';
import { CoursePage } from '#web/features/catalogue/course-page.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { dayRange } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { useSite } from '#web/lib/site.ts';
import type { Route } from './+types/course-detail';

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const { course } = requireAnswer(await api.call('getInPersonCourse', { courseId }));
  // A course has one address; its id and code lead there.
  if (courseId !== course.slug) throw redirect(`${coursePath(course.slug)}${args.url.search}`, 301);
  // The same sums as the checkout shows; a course that cannot be booked may have none.
  const priced = await api.call('validateCourse', { courseId });
  return {
    course,
    plans: priced.success ? priced.course.plans : [],
    // Whom the checkout could not take in comes back here.
    problem: problemOf(args.request),
    now: new Date().toISOString(),
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, COURSE_NOT_FOUND);
  const { basic, schedule, venue, code } = loaderData.course;
  const when = dayRange(schedule.startDate, schedule.endDate);
  return pageMeta(matches, {
    title: basic.title,
    description: `${code}: ${when}, ${venue.city}. Programme, instructors, seats and price of ${basic.title}.`,
  });
};

export default function CourseDetail({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return site && <CoursePage key={loaderData.course._id} site={site} {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <CourseNotFound /> : <ErrorPage error={error} />;
