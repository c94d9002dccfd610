import type { AnswerOf } from '#contracts/endpoint.ts';
import type { AGES, getReceivablesReport } from '#contracts/reporting/admin-reports.ts';
import { detailDay } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ReportTable } from './report-table.tsx';
import { daysOfAge, type ReceivablesView, receivablesList } from './report-views.ts';
import { ageWords } from './report-words.ts';

type Report = AnswerOf<typeof getReceivablesReport>['report'];
type Row = Report['rows'][number];

const pathOf = ({ sale: { of, ref } }: Row) =>
  of === 'order' ? `${ORDERS}/${ref}` : `${PAYMENT_CASES}?case=${ref}`;

const amount = (eur: number) => (eur === 0 ? '–' : signedText('EUR', eur));

type Age = (typeof AGES)[number];

interface ReceivablesTableProps {
  report: Report;
  view: ReceivablesView;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

export const ReceivablesTable = ({ report: { rows, total }, view, today }: ReceivablesTableProps) => (
  <ReportTable<Row, Report['total']>
    label="Receivables"
    rows={rows}
    total={total}
    keyOf={({ sale }) => sale.ref}
    names={[
      { title: 'Order or case', of: ({ sale }) => sale.name, to: pathOf },
      { title: 'Payer', of: ({ payer }) => payer || '–' },
      { title: 'Due', of: ({ dueOn }) => detailDay(dueOn) },
    ]}
    figures={[
      ...(Object.keys(ageWords) as Age[]).map((age) => ({
        title: ageWords[age],
        text: (figures: Report['total']) => amount(figures[age]),
        to: (row: Row) => (row[age] === 0 ? '' : pathOf(row)),
        toAll: total[age] === 0 ? '' : receivablesList.to({ ...view, ...daysOfAge(age, { today, ...view }) }),
      })),
      {
        title: 'Owed',
        text: ({ eur }) => signedText('EUR', eur),
        to: pathOf,
        toAll: receivablesList.to(view),
      },
    ]}
  />
);
