import type { ReactNode } from 'react';
import { detailDay } from '#web/lib/format.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import type { ListAddress } from '#web/lists/list-address.ts';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { nothingFound } from './report-words.ts';

interface ReportSheetProps<V> {
  title: string;
  list: ListAddress<V>;
  view: V;
  /** Of the call that the report is. */
  path: string;
  report: { from: string; to: string; rows: readonly unknown[]; rowCount: number };
  /** Of what days it is, unless it says those that were asked for. */
  heading?: string;
  definition: string;
  filters: ReactNode;
  children: ReactNode;
}

/** A report: what it is asked for, what it counts, and its table. */
export function ReportSheet<V>(props: ReportSheetProps<V>) {
  const { title, list, view, path, report, definition, filters, children } = props;
  const { from, to, rows, rowCount } = report;
  const { heading = `${detailDay(from)} to ${detailDay(to)}` } = props;
  return (
    <>
      <PageHeader size="2xl" title={title} actions={<ReportFiles list={list} view={view} path={path} />} />
      <Sheet flush>
        <ReportTabs current={list.path} />
        {filters}
        <div className="grid gap-1.5 border-b border-hairline px-5 py-3.5">
          <p className="num font-strong">{heading}</p>
          <p className="max-w-prose text-xs text-muted">{definition}</p>
        </div>
        <WhileAsked list={list} view={view}>
          {rows.length > 0 ? children : <EmptyList list={list} view={view} {...nothingFound} />}
        </WhileAsked>
        {rowCount > rows.length && (
          <p className="px-5 py-3.5 text-sm text-muted">
            The first {rows.length} of {rowCount} rows are shown. The sums are of all of them, and the files
            have them all.
          </p>
        )}
      </Sheet>
    </>
  );
}
