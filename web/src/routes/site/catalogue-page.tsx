import { catalogueQuery, countText, courseRow } from '#web/features/catalogue/course-lists.ts';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { publicList } from '#web/features/catalogue/list/list-state.ts';
import { MoreRows } from '#web/features/catalogue/list/more-rows.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/catalogue-page';

const ROWS = 24;

/** One page for each way into the catalogue: an introduction from `content/` and the courses that belong to it. */
export const loader = async (args: Route.LoaderArgs) => {
  const name = pageName(args);
  const page = await loadContent(args, name);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const { upcomingCourses, total, nextCursor } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', { ...catalogueQuery(name), cursor, limit: ROWS }),
  );
  const courses = upcomingCourses.map(courseRow);
  return { page, path: `/${name}`, courses, dates: total.upcoming, cursor, nextCursor };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.page) : [];

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { page, path, courses, dates, cursor, nextCursor } = loaderData;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={page.title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: page.title }]} />
      <Prose html={page.html} className="pb-(--s8) text-lg" />
      <BookableCourses
        id="dates"
        title="Dates"
        intro={dates > 0 ? countText(dates, 'coming date') : undefined}
        courses={courses}
        allAt={publicList.path}
      >
        <MoreRows
          first={cursor && `${path}#dates`}
          more={nextCursor && `${path}?${new URLSearchParams({ cursor: nextCursor })}#dates`}
        />
      </BookableCourses>
    </main>
  );
}
