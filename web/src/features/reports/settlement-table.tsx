import type { AnswerOf } from '#contracts/endpoint.ts';
import { JOURNAL_WORDS, type JournalKind } from '#contracts/reporting/admin-journal-words.ts';
import type { getSettlementReport } from '#contracts/reporting/admin-reports.ts';
import { signedText } from '#web/lib/number-text.ts';
import { journalPath } from './journal-path.ts';
import { ReportTable } from './report-table.tsx';
import { daysIn } from './report-views.ts';

type Report = AnswerOf<typeof getSettlementReport>['report'];
type Row = Report['rows'][number];

const amount = (aed: number) => (aed === 0 ? '–' : signedText('AED', aed));

const KINDS = {
  captured: ['capture-applied', 'capture-unapplied'],
  returned: ['refund-paid', 'refund-returned', 'excess-refunded', 'excess-returned'],
  fees: ['gateway-fee'],
  withheld: ['gateway-withheld'],
  paidOut: ['gateway-paid-out'],
} satisfies Record<string, JournalKind[]>;

/** Whatever else changes what a gateway holds. */
const OTHERS = Object.keys(JOURNAL_WORDS).filter(
  (kind) => !Object.values(KINDS).some((kinds) => kinds.some((one) => one === kind)),
);

/** Ten years, which a journal shows at most. */
const beginningBefore = (last: string) => `${Number(last.slice(0, 4)) - 9}${last.slice(4, 7)}-01`;

export function SettlementTable({ report }: { report: Report }) {
  const gateways = [...new Set(report.rows.map(({ gateway }) => `clearing:${gateway}`))];
  const days = { from: report.from, to: report.to };
  const ofKinds = (kinds: readonly string[]) => ({
    to: ({ step, gateway }: Row) =>
      journalPath({ ...daysIn(step, report), accounts: [`clearing:${gateway}`], kinds }),
    toAll: journalPath({ ...days, accounts: gateways, kinds }),
  });
  const toHeld = ({ step, gateway }: Row) => {
    const { to } = daysIn(step, report);
    return journalPath({ from: beginningBefore(to), to, accounts: [`clearing:${gateway}`] });
  };
  return (
    <ReportTable<Row, Report['total']>
      label="Settlement"
      rows={report.rows}
      total={report.total}
      keyOf={({ step, gateway }) => `${step} ${gateway}`}
      names={[
        { title: 'When', of: ({ step }) => <span className="num whitespace-nowrap">{step}</span> },
        { title: 'Gateway', of: ({ gateway }) => gateway, to: ofKinds([]).to },
        {
          title: 'Held at its end',
          of: ({ heldAed }) => <span className="num whitespace-nowrap">{signedText('AED', heldAed)}</span>,
          to: toHeld,
        },
      ]}
      figures={[
        { title: 'Captured', text: ({ capturedAed }) => amount(capturedAed), ...ofKinds(KINDS.captured) },
        { title: 'Given back', text: ({ returnedAed }) => amount(returnedAed), ...ofKinds(KINDS.returned) },
        { title: 'Fees', text: ({ feesAed }) => amount(feesAed), ...ofKinds(KINDS.fees) },
        { title: 'Withheld', text: ({ withheldAed }) => amount(withheldAed), ...ofKinds(KINDS.withheld) },
        { title: 'Paid out', text: ({ paidOutAed }) => amount(paidOutAed), ...ofKinds(KINDS.paidOut) },
        { title: 'Other', text: ({ otherAed }) => amount(otherAed), ...ofKinds(OTHERS) },
        { title: 'Not in its books', text: ({ notInBooksAed }) => amount(notInBooksAed) },
      ]}
    />
  );
}
