import { aedText, eurText, longDay } from '#web/lib/format.ts';
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
import { PayForm } from '../my-orders/pay-form.tsx';
import type { DuePayment } from './next-step.ts';

interface PaymentsDueProps {
  payments: readonly DuePayment[];
  idempotencyKey: string;
}

/** The next payment of each order; the needle stands at the first of them. */
export function PaymentsDue({ payments, idempotencyKey }: PaymentsDueProps) {
  return (
    <Table label="Payments by the day they are due" stacked>
      <TableHead>
        <ColumnHeader>Due</ColumnHeader>
        <ColumnHeader>For</ColumnHeader>
        <ColumnHeader numeric>Charge</ColumnHeader>
        <ColumnHeader numeric>Amount</ColumnHeader>
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {payments.map(({ order: { reference, title }, due }, index) => (
          <TableRow key={reference} current={index === 0}>
            <RowHeader className="num whitespace-nowrap">{longDay(due.dueOn)}</RowHeader>
            <Cell>
              <TextLink to={`/orders/${reference}`} dir="auto" className="wrap-anywhere">
                {title}
              </TextLink>
            </Cell>
            <Cell label="Charge" numeric>
              <span className="text-muted">{aedText(due.aed)}</span>
            </Cell>
            <Cell label="Amount" numeric>
              <strong>{eurText(due.eur)}</strong>
            </Cell>
            <Cell numeric>
              <PayForm
                reference={reference}
                part={due}
                name={title}
                idempotencyKey={`${idempotencyKey}-row`}
                isLater
                isBrief
              />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
