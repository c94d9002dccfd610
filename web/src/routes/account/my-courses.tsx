import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { loadMyElearning } from '#web/features/learning/portal/load-portal.server.ts';
import { MyCourseRows } from '#web/features/learning/portal/my-course-rows.tsx';
import { NoCoursesYet } from '#web/features/learning/portal/nothing-to-learn.tsx';
import { CoursesAhead, PastCourses } from '#web/features/orders/my-orders/my-courses.tsx';
import { dayRange } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/my-courses';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyCourses', {}), args.request);
  return {
    ahead: courses.filter(({ isPast }) => !isPast),
    past: courses.filter(({ isPast }) => isPast),
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
  const { ahead, past, selfPaced, now } = loaderData;
  const next = ahead.find(({ startDate }) => startDate !== null);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="My courses"
        size="3xl"
        lead={next && `Next: ${next.title} in ${next.city}, ${dayRange(next.startDate, next.endDate)}.`}
      />
      <Section title="In person">
        <CoursesAhead courses={ahead} />
      </Section>
      {past.length > 0 && (
        <Section title="In person, past" intro="A course can be reviewed once it is over.">
          <PastCourses courses={past} />
        </Section>
      )}
      <Section title="Self-paced" full={selfPaced.length > 0}>
        {selfPaced.length > 0 ? <MyCourseRows courses={selfPaced} now={now} /> : <NoCoursesYet level={3} />}
      </Section>
      <Section title="Live online">
        <p className="text-md text-muted">
          They stand in your library with the next session of each.{' '}
          <TextLink to="/library/live">Live online courses</TextLink>
        </p>
      </Section>
    </main>
  );
}
