import { OFFICE_WORDS as words } from '#web/features/licences/licence-words.ts';
import { LicenceFilters } from '#web/features/licences/office/licence-filters.tsx';
import { LicenceTable } from '#web/features/licences/office/licence-table.tsx';
import { licenceList } from '#web/features/licences/office/licence-view.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/licences';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = licenceList.readFrom(args.request);
  const answer = await personalApi(args).call('adminListLicences', licenceList.asked(view));
  const { licences, counts, nextCursor } = requireAnswer(answer);
  return { view, licences, counts, nextCursor };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Licenses', 'What proves the professions of our participants.');

export default function AdminLicences({ loaderData }: Route.ComponentProps) {
  const { view, licences, counts, nextCursor } = loaderData;
  return (
    <>
      <PageHeader size="2xl" title="Licenses" />
      <Sheet flush>
        <LicenceFilters view={view} counts={counts} />
        <WhileAsked list={licenceList} view={view}>
          {licences.length > 0 ? (
            <LicenceTable licences={licences} />
          ) : (
            <EmptyList list={licenceList} view={view} {...words.empty} />
          )}
        </WhileAsked>
        <Pages list={licenceList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Licenses" rows="licenses" to={licenceList.path} error={error} />
);
