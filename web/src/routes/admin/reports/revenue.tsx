import { ReportSheet } from '#web/features/reports/report-sheet.tsx';
import { revenueList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS } from '#web/features/reports/report-words.ts';
import { RevenueFilters } from '#web/features/reports/revenue-filters.tsx';
import { RevenueTable } from '#web/features/reports/revenue-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/revenue';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = revenueList.readFrom(args.request);
  const api = personalApi(args);
  const { choices } = requireAnswer(await api.call('getReportChoices', {}));
  const { report } = requireAnswer(await api.call('getRevenueReport', revenueList.asked(view)));
  return { view, report, choices };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Revenue', 'What came in less what went back, by month, course, city, instructor or kind.');

export default function AdminRevenue({ loaderData }: Route.ComponentProps) {
  const { view, report, choices } = loaderData;
  return (
    <ReportSheet
      title="Revenue"
      list={revenueList}
      view={view}
      path="/api/admin/reports/revenue"
      report={report}
      definition={DEFINITIONS.revenue}
      filters={<RevenueFilters view={view} days={report} choices={choices} />}
    >
      <RevenueTable view={view} report={report} />
    </ReportSheet>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Revenue" rows="this report" to={revenueList.path} error={error} />
);
