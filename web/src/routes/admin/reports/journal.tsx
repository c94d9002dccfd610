import { JournalFilters } from '#web/features/reports/journal-filters.tsx';
import { JournalTable } from '#web/features/reports/journal-table.tsx';
import { moneyText } from '#web/features/reports/money-text.ts';
import { ReportTabs } from '#web/features/reports/report-tabs.tsx';
import { journalList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS, nothingFound } from '#web/features/reports/report-words.ts';
import { detailDay } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/journal';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const view = journalList.readFrom(args.request);
  const api = personalApi(args);
  const { choices } = requireAnswer(await api.call('getReportChoices', {}));
  const { from, to, journals, sums, nextCursor } = requireAnswer(
    await api.call('listJournals', journalList.asked(view)),
  );
  const period = { from, to };
  return {
    view,
    period,
    accounts: choices.accounts,
    journals,
    sums,
    nextCursor,
    mayExport: role === 'admin',
  };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Journal', 'Every journal of the ledger with its lines, newest first.');

export default function AdminJournal({ loaderData }: Route.ComponentProps) {
  const { view, period, accounts, journals, sums, nextCursor, mayExport } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Journal"
        actions={
          mayExport && (
            <ButtonLink
              to={journalList.to(period, '/api/admin/reports/journal/export')}
              reloadDocument
              size="sm"
            >
              CSV for the accountant
            </ButtonLink>
          )
        }
      />
      <Sheet flush>
        <ReportTabs current={journalList.path} />
        <JournalFilters view={view} days={period} accounts={accounts} />
        <div className="grid gap-1.5 border-b border-hairline px-5 py-3.5">
          <p className="num font-strong">
            {detailDay(period.from)} to {detailDay(period.to)}
          </p>
          {sums.map(({ currency, debit, credit }) => (
            <p key={currency} className="num">
              Debit <strong>{moneyText(currency, debit)}</strong>, credit{' '}
              <strong>{moneyText(currency, credit)}</strong>
            </p>
          ))}
          <p className="max-w-prose text-xs text-muted">{DEFINITIONS.journal}</p>
        </div>
        <WhileAsked list={journalList} view={view}>
          {journals.length > 0 ? (
            <JournalTable journals={journals} />
          ) : (
            <EmptyList list={journalList} view={view} {...nothingFound} />
          )}
        </WhileAsked>
        <Pages list={journalList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Journal" rows="the journal" to={journalList.path} error={error} />
);
