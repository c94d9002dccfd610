import { BookableCourses } from '#web/features/catalogue/bookable-courses.tsx';
import { countText, coursesOfPage } from '#web/features/catalogue/course-lists.ts';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/catalogue-page';

/** One page for each way into the catalogue: an introduction from `content/` and the courses that belong to it. */
export const loader = async (args: Route.LoaderArgs) => {
  const name = pageName(args);
  const page = await loadContent(args, name);
  const { upcomingCourses } = requireAnswer(await sharedApi(args).call('listInPersonCourses', {}));
  return { page, courses: coursesOfPage(name, upcomingCourses) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.page) : [];

export default function CataloguePage({ loaderData: { page, courses } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={page.title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: page.title }]} />
      <Prose html={page.html} className="pb-(--s8) text-lg" />
      <BookableCourses
        title="Dates"
        intro={courses.length > 0 ? countText(courses.length, 'coming date') : undefined}
        courses={courses}
        more
      />
    </main>
  );
}
