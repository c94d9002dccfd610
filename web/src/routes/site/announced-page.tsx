import type { SharedPage } from '#contracts/page.ts';
import { bookableRows } from '#web/features/catalogue/course-lists.ts';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { TextSections } from '#web/features/prose/text-sections.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/announced-page';

/** So many are read to find those with a free seat. */
const READ = 24;
const SHOWN = 4;

export const handle: SharedPage = { sharedQuery: [] };

/** What will be here, from `content/`, and what can be booked already. */
export const loader = async (args: Route.LoaderArgs) => {
  const page = await loadContent(args, pageName(args));
  const { upcomingCourses } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', { limit: READ }),
  );
  return { page, courses: bookableRows(upcomingCourses, SHOWN) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.page) : [];

export default function AnnouncedPage({ loaderData: { page, courses } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={page.title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: page.title }]} />
      <TextLead figure={page.figure} note={page.figureNote}>
        <Prose html={page.lead} />
        <p className="pt-6">
          <ButtonLink to="/contact-us">Ask the course office</ButtonLink>
        </p>
      </TextLead>
      <TextSections sections={page.sections} />
      <BookableCourses title="What you can book now" intro="The next in-person courses" courses={courses} />
    </main>
  );
}
