import { isRouteErrorResponse, useLocation } from 'react-router';
import { countText, searchCourses } from '#web/features/catalogue/course-lists.ts';
import { CourseSearch } from '#web/features/catalogue/course-search.tsx';
import { CourseTable } from '#web/features/catalogue/course-table.tsx';
import { HistoryTable } from '#web/features/catalogue/history-table.tsx';
import { NoCourses } from '#web/features/catalogue/no-courses.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/course-list';

const PATH = '/in-person-aesthetic-training';

export const loader = async (args: Route.LoaderArgs) => {
  const { upcomingCourses, expiredCourses } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', {}),
  );
  const typed = args.url.searchParams.get('q') ?? '';
  return {
    typed,
    problem: problemOf(args.request),
    upcoming: searchCourses(upcomingCourses, typed),
    past: searchCourses(expiredCourses, typed),
  };
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'In-person courses',
    description:
      'Dates, cities, seats and prices of every in-person course, and the courses that took place.',
  });

const Header = ({ lead }: { lead?: string }) => (
  <PageHeader
    title="In-person courses"
    lead={lead}
    breadcrumbs={[
      { label: 'Home', to: '/' },
      { label: 'Training programmes', to: '/training-programs' },
      { label: 'In-person' },
    ]}
  />
);

export default function CourseList({ loaderData: { typed, problem, upcoming, past } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <Header
        lead={`${countText(upcoming.length, 'coming date')}. Dates and times are local to the venue.`}
      />
      {problem && (
        <Notice tone="danger" live className="mb-8">
          {problem}
        </Notice>
      )}
      <CourseSearch action={PATH} typed={typed} />
      <section className="pt-10 pb-(--s9)">
        <h2 className="mb-4 text-xl">Upcoming courses</h2>
        {upcoming.length > 0 ? (
          <CourseTable label="Upcoming courses" courses={upcoming} byMonth />
        ) : (
          <NoCourses typed={typed} />
        )}
      </section>
      {past.length > 0 && (
        <Section title="Course History" intro="Past dates stay on the site, with their programme.">
          <HistoryTable courses={past} />
        </Section>
      )}
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const told = isRouteErrorResponse(error) ? (error.data as { message?: string }).message : undefined;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <Header />
      <Notice
        tone="danger"
        title="Failed to load courses"
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            Retry
          </ButtonLink>
        }
      >
        {told ?? 'Failed to load courses. Please try again.'}
      </Notice>
    </main>
  );
}
