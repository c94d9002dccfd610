import type { AnswerOf } from '#contracts/endpoint.ts';
import { kindWords } from '#contracts/reporting/admin-journal-words.ts';
import type { getVatReport } from '#contracts/reporting/admin-reports.ts';
import { signedText } from '#web/lib/number-text.ts';
import { journalPath } from './journal-path.ts';
import { ReportTable } from './report-table.tsx';
import { daysIn } from './report-views.ts';

type Report = AnswerOf<typeof getVatReport>['report'];
type Row = Report['rows'][number];

export function VatTable({ report }: { report: Report }) {
  const { rows, total } = report;
  /** Journals name no rate: of several in a month, none of the figures is that of the rows alone. */
  const isAlone = ({ month, kind }: Row) =>
    rows.filter((row) => row.month === month && row.kind === kind).length === 1;
  const to = (...accounts: string[]) => ({
    to: (row: Row) =>
      isAlone(row) ? journalPath({ ...daysIn(row.month, report), accounts, kinds: [row.kind] }) : '',
    toAll: journalPath({ from: report.from, to: report.to, accounts }),
  });
  return (
    <ReportTable<Row, Report['total']>
      label="VAT"
      rows={rows}
      total={total}
      keyOf={({ month, rateBp, kind }) => `${month} ${rateBp} ${kind}`}
      names={[
        { title: 'Month', of: ({ month }) => <span className="num">{month}</span> },
        { title: 'Rate', of: ({ rateBp }) => `${rateBp / 100} %` },
        { title: 'What', of: ({ kind }) => kindWords(kind) },
      ]}
      figures={[
        { title: 'Journals', text: ({ journals }) => String(journals), ...to('revenue', 'tax_payable') },
        { title: 'Net', text: ({ netEur }) => signedText('EUR', netEur), ...to('revenue') },
        { title: 'VAT', text: ({ taxEur }) => signedText('EUR', taxEur), ...to('tax_payable') },
        {
          title: 'Gross',
          text: ({ grossEur }) => signedText('EUR', grossEur),
          ...to('revenue', 'tax_payable'),
        },
      ]}
    />
  );
}
