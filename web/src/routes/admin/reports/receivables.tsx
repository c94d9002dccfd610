import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { KindChips } from '#web/features/reports/kind-chips.tsx';
import { ReceivablesTable } from '#web/features/reports/receivables-table.tsx';
import { CourseReportFilters } from '#web/features/reports/report-filters.tsx';
import { ReportSheet } from '#web/features/reports/report-sheet.tsx';
import { receivablesList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS } from '#web/features/reports/report-words.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/receivables';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = receivablesList.readFrom(args.request);
  const api = personalApi(args);
  const { choices } = requireAnswer(await api.call('getReportChoices', {}));
  const { report } = requireAnswer(await api.call('getReceivablesReport', receivablesList.asked(view)));
  return { view, report, choices, today: officeDay(new Date().toISOString()) };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Receivables', 'What is still to be paid, by how long it has been due.');

export default function AdminReceivables({ loaderData }: Route.ComponentProps) {
  const { view, report, choices, today } = loaderData;
  return (
    <ReportSheet
      title="Receivables"
      list={receivablesList}
      view={view}
      path="/api/admin/reports/receivables"
      report={report}
      heading="Still to be paid today"
      definition={DEFINITIONS.receivables}
      filters={
        <CourseReportFilters
          list={receivablesList}
          view={view}
          days={view}
          choices={choices}
          chips={<KindChips list={receivablesList} view={view} kinds={SALE_KINDS} />}
        />
      }
    >
      <ReceivablesTable {...{ report, view, today }} />
    </ReportSheet>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Receivables" rows="this report" to={receivablesList.path} error={error} />
);
