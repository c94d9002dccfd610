import { redirect } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { SharedPage } from '#contracts/page.ts';
import { isCancelled } from '#web/features/catalogue/booking/course-moment.ts';
import { placeOf } from '#web/features/catalogue/course-lists.ts';
import { CancelledCourse } from '#web/features/catalogue/course-page/cancelled-course.tsx';
import { COURSE_NOT_FOUND, CourseProblem } from '#web/features/catalogue/course-page/course-not-found.tsx';
import { CoursePage } from '#web/features/catalogue/course-page/course-page.tsx';
import { COURSE_CALLS, LIST_CALLS } from '#web/features/catalogue/list/load-course-list.server.ts';
import { runKindAt } from '#web/features/catalogue/run-words.ts';
import { EnquiryDialog } from '#web/features/enquiries/ask/enquiry-dialog.tsx';
import { courseData } from '#web/features/machines/course-data.ts';
import { StructuredData } from '#web/features/machines/structured-data.tsx';
import { CourseReviews, SHOWN } from '#web/features/reviews/course-reviews.tsx';
import { dayRange } from '#web/lib/format.ts';
import { courseCard, notIndexed, pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { useSite } from '#web/lib/site.ts';
import type { Route } from './+types/course-detail';

export const handle: SharedPage = { sharedQuery: ['problem'] };

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const kind = runKindAt(args.url.pathname);
  const found = await api.call(COURSE_CALLS[kind], { courseId });
  // The name of a series leads to its next run, which is another one some day.
  if (!found.success && found.status === 404) {
    const { upcomingCourses } = requireAnswer(
      await api.call(LIST_CALLS[kind], { series: courseId, limit: 1 }),
    );
    if (upcomingCourses[0]) throw redirect(coursePage(upcomingCourses[0]), 302);
  }
  const { course } = requireAnswer(found);
  // A course has one address; its id and code lead there.
  if (courseId !== course.slug) throw redirect(`${coursePage(course)}${args.url.search}`, 301);
  // The same sums as the checkout shows; a course that cannot be booked may have none.
  const priced = await api.call('validateCourse', { courseId });
  const { site } = requireAnswer(await api.call('getSite', {}));
  // Without what participants say a course can still be read and booked.
  const said = await api.call('listReviews', { courseId });
  return {
    course,
    structured: courseData({ course, site }),
    plans: priced.success ? priced.course.plans : [],
    rating: said.success ? said.rating : null,
    reviews: said.success ? said.reviews.slice(0, SHOWN) : [],
    // Whom the checkout could not take in comes back here.
    problem: problemOf(args.request),
    now: new Date().toISOString(),
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, COURSE_NOT_FOUND);
  const { basic, schedule, code, slug } = loaderData.course;
  const when = dayRange(schedule.startDate, schedule.endDate);
  const head = pageMeta(matches, {
    title: basic.title,
    description: `${code}: ${when}, ${placeOf(loaderData.course)}. Program, instructors, seats and price of ${basic.title}.`,
    card: courseCard(slug),
  });
  return isCancelled(loaderData.course) ? [...head, notIndexed] : head;
};

export default function CourseDetail({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { course, structured, rating, reviews, ...page } = loaderData;
  if (site && isCancelled(course)) return <CancelledCourse course={course} site={site} />;
  const asked = { kind: course.kind, slug: course.slug, title: course.basic.title };
  return (
    site && (
      <>
        <StructuredData data={structured} />
        <CoursePage
          key={course._id}
          {...{ site, course, ...page }}
          enquiry={(wish) => <EnquiryDialog course={asked} {...wish} />}
          reviews={
            rating && <CourseReviews {...{ rating, reviews }} moreHref={`${coursePage(course)}/reviews`} />
          }
        />
      </>
    )
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
