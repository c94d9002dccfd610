import type { Payment } from '#contracts/reporting/admin-payments.ts';
import { signedText } from '#web/lib/number-text.ts';
import { ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { moveWords } from './payment-words.ts';

export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <Table label="Payments and refunds" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Order or case</ColumnHeader>
        <ColumnHeader>Payer</ColumnHeader>
        <ColumnHeader>For</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>When</ColumnHeader>
        <ColumnHeader>Money</ColumnHeader>
        <ColumnHeader numeric>Euro</ColumnHeader>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </TableBody>
    </Table>
  );
}

function PaymentRow({ payment: { at, kind, course, move, eur, sale, payer } }: { payment: Payment }) {
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="whitespace-nowrap">
        {sale ? (
          <TextLink to={pathOf(sale)} look="quiet" className="num font-strong">
            {sale.name}
          </TextLink>
        ) : (
          '–'
        )}
      </RowHeader>
      <Cell label="Payer" className="break-words">
        {payer || '–'}
      </Cell>
      <Cell label="For" className="whitespace-nowrap">
        {saleKindWords[kind]}
      </Cell>
      <Cell label="Course" className={course ? 'num' : 'max-md:hidden'}>
        {course?.code ?? '–'}
      </Cell>
      <Cell label="When" className="num whitespace-nowrap">
        {officeMoment(at)}
      </Cell>
      <Cell label="Money" className="whitespace-nowrap">
        {moveWords[move]}
      </Cell>
      <Cell label="Euro" numeric>
        {signedText('EUR', eur)}
      </Cell>
    </TableRow>
  );
}

const pathOf = ({ of, ref }: NonNullable<Payment['sale']>) =>
  of === 'order' ? `${ORDERS}/${ref}` : `${PAYMENT_CASES}?case=${ref}`;
