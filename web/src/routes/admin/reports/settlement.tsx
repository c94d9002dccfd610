import { ReportFilters } from '#web/features/reports/report-filters.tsx';
import { ReportSheet } from '#web/features/reports/report-sheet.tsx';
import { settlementList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS } from '#web/features/reports/report-words.ts';
import { SettlementTable } from '#web/features/reports/settlement-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/settlement';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = settlementList.readFrom(args.request);
  const api = personalApi(args);
  const { report } = requireAnswer(await api.call('getSettlementReport', settlementList.asked(view)));
  return { view, report };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Settlement', 'What gateways took in, kept and paid out, and what they hold.');

export default function AdminSettlement({ loaderData }: Route.ComponentProps) {
  const { view, report } = loaderData;
  return (
    <ReportSheet
      title="Settlement"
      list={settlementList}
      view={view}
      path="/api/admin/reports/settlement"
      report={report}
      definition={DEFINITIONS.settlement}
      filters={
        <ReportFilters
          list={settlementList}
          view={view}
          days={report}
          chips={
            <ChoiceChips
              label="Add up by"
              all="By day"
              choices={[{ value: 'month', label: 'By month' }]}
              current={view.by === 'day' ? '' : view.by}
              to={(by) => settlementList.changed(view, { by: by || 'day' })}
            />
          }
        />
      }
    >
      <SettlementTable report={report} />
    </ReportSheet>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Settlement" rows="this report" to={settlementList.path} error={error} />
);
