import type { AnswerOf } from '#contracts/endpoint.ts';
import type { JournalKind } from '#contracts/reporting/admin-journal-words.ts';
import type { getSettlementReport } from '#contracts/reporting/admin-reports.ts';
import { signedText } from '#web/lib/number-text.ts';
import { journalPath } from './journal-path.ts';
import { ReportTable } from './report-table.tsx';
import { daysIn } from './report-views.ts';

type Report = AnswerOf<typeof getSettlementReport>['report'];
type Row = Report['rows'][number];

const amount = (aed: number) => (aed === 0 ? '–' : signedText('AED', aed));

export function SettlementTable({ report }: { report: Report }) {
  const ofKinds =
    (...kinds: JournalKind[]) =>
    ({ step, gateway }: Row) =>
      journalPath({ ...daysIn(step, report), account: `clearing:${gateway}`, kinds });
  return (
    <ReportTable<Row, Report['total']>
      label="Settlement"
      rows={report.rows}
      total={report.total}
      keyOf={({ step, gateway }) => `${step} ${gateway}`}
      names={[
        { title: 'When', of: ({ step }) => <span className="num whitespace-nowrap">{step}</span> },
        { title: 'Gateway', of: ({ gateway }) => gateway, to: ofKinds() },
        {
          title: 'Held at its end',
          of: ({ heldAed }) => <span className="num whitespace-nowrap">{signedText('AED', heldAed)}</span>,
        },
      ]}
      figures={[
        {
          title: 'Captured',
          text: ({ capturedAed }) => amount(capturedAed),
          to: ofKinds('capture-applied', 'capture-unapplied'),
        },
        {
          title: 'Given back',
          text: ({ returnedAed }) => amount(returnedAed),
          to: ofKinds('refund-paid', 'refund-returned', 'excess-refunded', 'excess-returned'),
        },
        { title: 'Fees', text: ({ feesAed }) => amount(feesAed), to: ofKinds('gateway-fee') },
        {
          title: 'Withheld',
          text: ({ withheldAed }) => amount(withheldAed),
          to: ofKinds('gateway-withheld'),
        },
        { title: 'Paid out', text: ({ paidOutAed }) => amount(paidOutAed), to: ofKinds('gateway-paid-out') },
        { title: 'Other', text: ({ otherAed }) => amount(otherAed), to: ofKinds('gateway-other') },
        { title: 'Not in its books', text: ({ notInBooksAed }) => amount(notInBooksAed) },
      ]}
    />
  );
}
