import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { loadMyElearning } from '#web/features/learning/portal/load-portal.server.ts';
import { MyCourseRows } from '#web/features/learning/portal/my-course-rows.tsx';
import { NoCoursesYet } from '#web/features/learning/portal/nothing-to-learn.tsx';
import {
  type AheadCourse,
  coursesAhead,
  coursesPast,
  nextDayOf,
} from '#web/features/orders/my-orders/ahead.ts';
import { CoursesAhead, PastCourses } from '#web/features/orders/my-orders/my-courses.tsx';
import { NextOfLive } from '#web/features/orders/my-orders/next-session.tsx';
import { dayRange, longDay } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { Route } from './+types/my-courses';

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const { courses } = requireAnswer(await api.call('listMyCourses', {}), args.request);
  const { courses: live } = requireAnswer(await api.call('listMyLiveCourses', {}), args.request);
  return {
    next: coursesAhead(courses, live)[0],
    inPerson: coursesAhead(courses, []),
    live: coursesAhead([], live),
    past: coursesPast(courses, live),
    selfPaced: (await loadMyElearning(args)).own,
    now: new Date().toISOString(),
  };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'My courses', description: 'All courses that you are enrolled in.' }),
  notIndexed,
];

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  const { next, inPerson, live, past, selfPaced, now } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="My courses"
        size="3xl"
        lead={next && nextDayOf(next) && `Next: ${nextText(next)}.`}
      />
      <Section title="In person">
        <CoursesAhead courses={inPerson} />
      </Section>
      <Section title="Live online">
        <CoursesAhead
          courses={live}
          kind="OnlineLiveTraining"
          actionOf={(course) => <NextOfLive course={course} now={now} />}
        />
      </Section>
      {past.length > 0 && (
        <Section title="Past" intro="A course can be reviewed once it is over.">
          <PastCourses courses={past} />
        </Section>
      )}
      <Section title="Self-paced" full={selfPaced.length > 0}>
        {selfPaced.length > 0 ? <MyCourseRows courses={selfPaced} now={now} /> : <NoCoursesYet level={3} />}
      </Section>
    </main>
  );
}

/** 'Peels in Dubai, 9–10 April 2027', or the next session of a live course. */
const nextText = ({ title, city, startDate, endDate, nextSession }: AheadCourse): string =>
  nextSession
    ? `${title}, live online on ${longDay(nextSession.date)}`
    : `${title} in ${city}, ${dayRange(startDate, endDate)}`;
