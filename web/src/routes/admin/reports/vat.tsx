import { ReportFilters } from '#web/features/reports/report-filters.tsx';
import { ReportSheet } from '#web/features/reports/report-sheet.tsx';
import { vatList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS } from '#web/features/reports/report-words.ts';
import { VatTable } from '#web/features/reports/vat-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/vat';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = vatList.readFrom(args.request);
  const api = personalApi(args);
  const { report } = requireAnswer(await api.call('getVatReport', vatList.asked(view)));
  return { view, report };
};

export const meta: Route.MetaFunction = () => officeMeta('VAT', 'The tax of sales, by month and rate.');

export default function AdminVat({ loaderData }: Route.ComponentProps) {
  const { view, report } = loaderData;
  return (
    <ReportSheet
      title="VAT"
      list={vatList}
      view={view}
      path="/api/admin/reports/vat"
      report={report}
      definition={DEFINITIONS.vat}
      filters={<ReportFilters list={vatList} view={view} days={report} />}
    >
      <VatTable report={report} />
    </ReportSheet>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="VAT" rows="this report" to={vatList.path} error={error} />
);
