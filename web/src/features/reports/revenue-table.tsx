import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getRevenueReport } from '#contracts/reporting/admin-reports.ts';
import type { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';
import { NONE } from '#domain/payments/none.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { signedText } from '#web/lib/number-text.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { ReportTable } from './report-table.tsx';
import { daysIn, type RevenueView } from './report-views.ts';
import { groupWords, noneWords } from './report-words.ts';

type Report = AnswerOf<typeof getRevenueReport>['report'];
type Row = Report['rows'][number];

interface RevenueTableProps {
  view: RevenueView;
  report: Report;
}

export function RevenueTable({ view, report }: RevenueTableProps) {
  const { by } = view;
  const asked = { ...view, from: report.from, to: report.to };
  type Way = (typeof PAYMENT_WAYS)[number];
  const to = (way?: Way) => ({
    to: ({ key }: Row) =>
      paymentsPath({ ...asked, way, ...(by === 'month' ? daysIn(key, report) : { [by]: key }) }),
    toAll: paymentsPath({ ...asked, way }),
  });
  const nameOf = ({ key, name }: Row) => {
    if (key === NONE) return noneWords[by];
    if (by === 'kind') return saleKindWords[key as SaleKind];
    return by === 'course' ? `${key} ${name}` : name;
  };
  return (
    <ReportTable<Row, Report['total']>
      label="Revenue"
      rows={report.rows}
      total={report.total}
      keyOf={({ key }) => key}
      names={[{ title: groupWords[by], of: nameOf, to: to().to }]}
      figures={[
        { title: 'Payments', text: ({ payments }) => String(payments), ...to() },
        { title: 'Received', text: ({ receivedEur }) => signedText('EUR', receivedEur), ...to('in') },
        { title: 'Given back', text: ({ returnedEur }) => signedText('EUR', returnedEur), ...to('out') },
        { title: 'Revenue', text: ({ eur }) => signedText('EUR', eur), ...to() },
      ]}
    />
  );
}
