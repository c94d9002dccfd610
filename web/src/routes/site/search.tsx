import type { SharedPage } from '#contracts/page.ts';
import { FoundGroups } from '#web/features/search/found-groups.tsx';
import { NothingFound, WhereToStart } from '#web/features/search/nothing-found.tsx';
import { readTyped, SearchForm } from '#web/features/search/search-form.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/search';

export const handle: SharedPage = { sharedQuery: ['q'] };

export const loader = async (args: Route.LoaderArgs) => {
  const typed = readTyped(args.url.searchParams);
  if (!typed) return { typed, correctedTo: null, groups: [] };
  const { correctedTo, groups } = requireAnswer(await sharedApi(args).call('search', { q: typed }));
  return { typed, correctedTo, groups };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.typed ? `Search: ${loaderData.typed}` : 'Search',
    description: 'Search courses, instructors, news and pages.',
  }),
  notIndexed,
];

export default function Search({ loaderData: { typed, correctedTo, groups } }: Route.ComponentProps) {
  const found = groups.reduce((sum, { total }) => sum + total, 0);
  const words = correctedTo ?? typed;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Search"
        lead={
          typed && (
            <p className="num [overflow-wrap:anywhere]">
              {found === 1 ? '1 result' : `${found} results`} for “{words}”
            </p>
          )
        }
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Search' }]}
      />
      <div className="grid gap-8 pb-10">
        <SearchForm typed={typed} />
        {correctedTo && (
          <Notice tone="info" className="[overflow-wrap:anywhere]">
            Nothing matches “{typed}”. These are the results for “{correctedTo}”.
          </Notice>
        )}
      </div>
      {!typed && <WhereToStart />}
      {typed && found === 0 && <NothingFound typed={typed} />}
      <FoundGroups groups={groups} words={words} />
    </main>
  );
}
