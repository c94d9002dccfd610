import { data, redirect } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
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

export default function ProsePage({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={title} breadcrumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
      <Prose html={html} />
    </main>
  );
}
