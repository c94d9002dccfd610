import type { SharedPage } from '#contracts/page.ts';
import { ElearningRows, elearningRow } from '#web/features/learning/landing/elearning-rows.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { TextSections } from '#web/features/prose/text-sections.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { Route } from './+types/elearning-catalogue';

export const handle: SharedPage = { sharedQuery: [] };

/** The self-paced courses that are offered, with an introduction from `content/`. */
export const loader = async (args: Route.LoaderArgs) => {
  const page = await loadContent(args, pageName(args));
  const { courses } = requireAnswer(await sharedApi(args).call('listElearning', {}));
  return { page, courses: courses.map(elearningRow) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.page) : [];

export default function ElearningCatalogue({ loaderData: { page, courses } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={page.title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: page.title }]} />
      <TextLead
        figure={courses.length}
        note={courses.length === 1 ? 'self-paced course' : 'self-paced courses'}
      >
        <Prose html={page.lead} />
      </TextLead>
      <Section id="courses" title="Courses" full>
        <ElearningRows courses={courses} />
      </Section>
      <TextSections sections={page.sections} />
    </main>
  );
}
