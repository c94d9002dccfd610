import type { SharedPage } from '#contracts/page.ts';
import { publicList } from '#web/features/catalogue/list/list-state.ts';
import { NoCourses } from '#web/features/catalogue/list/no-courses.tsx';
import { citiesOf } from '#web/features/catalogue/shop-window/city-dates.ts';
import { CityList } from '#web/features/catalogue/shop-window/city-list.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { TextSections } from '#web/features/prose/text-sections.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/training-centres';

/** What the cities are counted from. */
const READ = 200;

export const handle: SharedPage = { sharedQuery: [] };

export const loader = async (args: Route.LoaderArgs) => {
  const page = await loadContent(args, pageName(args));
  const { upcomingCourses } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', { limit: READ }),
  );
  return { page, cities: citiesOf(upcomingCourses) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.page) : [];

export default function TrainingCentres({ loaderData: { page, cities } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={page.title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: page.title }]} />
      <TextLead
        figure={page.sections.length}
        note="centers. Every one is named on the dates that take place there."
      >
        <Prose html={page.lead} />
      </TextLead>
      <Section
        title="Coming courses by city"
        action={
          <TextLink to={publicList.path} look="standalone">
            All dates
          </TextLink>
        }
      >
        {cities.length > 0 ? <CityList cities={cities} /> : <NoCourses />}
      </Section>
      <TextSections sections={page.sections} />
    </main>
  );
}
