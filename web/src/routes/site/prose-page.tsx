import { data, redirect } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { TextSections } from '#web/features/prose/text-sections.tsx';
import { dayFigure, monthOf, yearOf } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/prose-page';

export const handle: SharedPage = { sharedQuery: [] };

/** `/why-{brand}` is the page that says why; under a former name of the brand it leads to the present one. */
export const loader = async (args: Route.LoaderArgs) => {
  const { page } = args.params;
  if (page === undefined) return loadContent(args, pageName(args));
  if (!page.startsWith('why-')) throw data({ message: 'Not found' }, { status: 404 });
  const { site } = requireAnswer(await sharedApi(args).call('getSite', {}));
  const path = `why-${site.brand.slug}`;
  if (page !== path) throw redirect(`/${path}`, 301);
  return loadContent(args, 'why');
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData) : [];

export default function ProsePage({ loaderData }: Route.ComponentProps) {
  const { title, description, version, lead, sections } = loaderData;
  const [figure, note] = version
    ? [
        dayFigure(version, version),
        `${monthOf(version)} ${yearOf(version)}: the version that holds for new orders.`,
      ]
    : [loaderData.figure, loaderData.figureNote];
  return (
    <main id="main" className="wrap pb-(--s8)">
      <PageHeader title={title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
      <TextLead figure={figure} note={note}>
        {lead ? <Prose html={lead} /> : <p className="max-w-[68ch]">{description}</p>}
      </TextLead>
      <TextSections sections={sections} />
    </main>
  );
}
