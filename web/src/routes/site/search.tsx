import { countText, searchCourses } from '#web/features/catalogue/course-lists.ts';
import { CourseSearch } from '#web/features/catalogue/course-search.tsx';
import { CourseTable } from '#web/features/catalogue/course-table.tsx';
import { HistoryTable } from '#web/features/catalogue/history-table.tsx';
import { NoCourses } from '#web/features/catalogue/no-courses.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/search';

export const loader = async (args: Route.LoaderArgs) => {
  const typed = (args.url.searchParams.get('q') ?? '').trim();
  if (!typed) return { typed, upcoming: [], past: [] };
  const { upcomingCourses, expiredCourses } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', {}),
  );
  return {
    typed,
    upcoming: searchCourses(upcomingCourses, typed),
    past: searchCourses(expiredCourses, typed),
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.typed ? `Search: ${loaderData.typed}` : 'Search',
    description: 'Search all courses by title, course code, city or instructor.',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function Search({ loaderData: { typed, upcoming, past } }: Route.ComponentProps) {
  const found = upcoming.length + past.length;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Search"
        lead={typed && `${countText(found, 'course')} for “${typed}”`}
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Search' }]}
      />
      <div className="pb-10">
        <CourseSearch action="/search" typed={typed} />
      </div>
      {typed ? (
        found === 0 && <NoCourses typed={typed} />
      ) : (
        <p className="text-muted">
          Type a course, a code such as INJ-101, a city or the name of an instructor.
        </p>
      )}
      {upcoming.length > 0 && (
        <Section title="Upcoming courses" full>
          <CourseTable label="Courses that were found" courses={upcoming} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title="Course History">
          <HistoryTable courses={past} />
        </Section>
      )}
    </main>
  );
}
