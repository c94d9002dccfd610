import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { eurText } from '#web/lib/format.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
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
import { OrderLamp } from '../order-lamp.tsx';
import { CourseWords, Reference } from './order-table.tsx';

interface OrdersOfPersonProps {
  orders: readonly AdminOrderSummary[];
  /** Of all their orders. */
  sums: { orders: number; paidEur: number; openEur: number };
  /** Where all of them are, if some are left out here. */
  to?: string;
  /** The day of the office, against which a part is overdue. */
  today: string;
}

/** What somebody ordered, what of it is paid and what is open. */
export function OrdersOfPerson({ orders, sums, to, today }: OrdersOfPersonProps) {
  return (
    <Sheet title="Orders" actions={<Sums sums={sums} to={to} />} flush>
      {orders.length === 0 ? (
        <p className="p-5 text-sm text-muted">Nothing is ordered yet.</p>
      ) : (
        <Table label="Orders" dense stacked>
          <TableHead>
            <ColumnHeader>Order</ColumnHeader>
            <ColumnHeader>For</ColumnHeader>
            <ColumnHeader>State</ColumnHeader>
            <ColumnHeader numeric>Paid</ColumnHeader>
            <ColumnHeader numeric>Total</ColumnHeader>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <Row key={order.reference} order={order} today={today} />
            ))}
          </TableBody>
        </Table>
      )}
    </Sheet>
  );
}

const Sums = ({ sums, to }: Pick<OrdersOfPersonProps, 'sums' | 'to'>) => (
  <p className="num flex flex-wrap gap-x-4 text-sm text-muted">
    <span>
      <strong className="text-ink">{eurText(sums.paidEur)}</strong> paid, {eurText(sums.openEur)} open
    </span>
    {to && sums.orders > 0 && <TextLink to={to}>All {sums.orders.toLocaleString('en')}</TextLink>}
  </p>
);

const Row = ({ order, today }: { order: AdminOrderSummary; today: string }) => (
  <TableRow className="max-md:px-5">
    <RowHeader className="whitespace-nowrap">
      <Reference order={order} />
    </RowHeader>
    <Cell label="For">
      <CourseWords {...order} />
    </Cell>
    <Cell label="State" className="whitespace-nowrap">
      <span>
        <OrderLamp state={order.state} />
        {order.openEur > 0 && <Open order={order} today={today} />}
      </span>
    </Cell>
    <Cell label="Paid" numeric>
      {eurText(order.paidEur)}
    </Cell>
    <Cell label="Total" numeric>
      {eurText(order.totalEur)}
    </Cell>
  </TableRow>
);

/** A first payment that is waited for is due until its hold ends, not overdue on the next day. */
const Open = ({ order: { openEur, nextDue, state }, today }: { order: AdminOrderSummary; today: string }) => (
  <span className="num flex flex-wrap gap-2 text-muted">
    {eurText(openEur)} open
    {state === 'confirmed' && nextDue && nextDue.dueOn < today && <Tag tone="danger">overdue</Tag>}
  </span>
);
