import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { aedText, detailDay, eurText, listDay } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
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
import { methodWords } from '../order-words.ts';

interface OrderTableProps {
  label: string;
  orders: readonly AdminOrderSummary[];
  /** The day of the office, against which a part is overdue. */
  today: string;
}

export function OrderTable({ label, orders, today }: OrderTableProps) {
  return (
    <Table label={label} dense sticky>
      <TableHead>
        <ColumnHeader>Reference</ColumnHeader>
        <ColumnHeader>Payer</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Placed</ColumnHeader>
        <ColumnHeader>Method</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader numeric>Total</ColumnHeader>
        <ColumnHeader numeric>Paid</ColumnHeader>
        <ColumnHeader>Next part</ColumnHeader>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.reference} order={order} today={today} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order, today }: { order: AdminOrderSummary; today: string }) {
  const { payer, course } = order;
  return (
    <TableRow>
      <RowHeader className="whitespace-nowrap">
        <TextLink to={`${ORDERS}/${order.reference}`} look="quiet" className="num font-strong">
          {order.reference}
        </TextLink>
        {order.hasOpenAction && (
          <Tag tone="warning" className="mt-1 block w-fit">
            Needs action
          </Tag>
        )}
      </RowHeader>
      <Cell>
        {payer.firstName} {payer.lastName}
      </Cell>
      <Cell className="min-w-40">
        {course.code} {course.city}, {listDay(course.startDate)}
      </Cell>
      <Cell className="num whitespace-nowrap">
        {order.placedAt ? detailDay(officeDay(order.placedAt)) : '–'}
      </Cell>
      <Cell className="whitespace-nowrap">{order.method ? methodWords[order.method] : '–'}</Cell>
      <Cell className="whitespace-nowrap">
        <OrderLamp state={order.state} />
      </Cell>
      <Cell numeric>{eurText(order.totalEur)}</Cell>
      <Cell numeric>{eurText(order.paidEur)}</Cell>
      <Cell className="num whitespace-nowrap">
        <NextPart due={order.nextDue} today={today} />
      </Cell>
    </TableRow>
  );
}

function NextPart({ due, today }: { due: AdminOrderSummary['nextDue']; today: string }) {
  if (!due) return '–';
  return (
    <>
      {aedText(due.aed)}, {detailDay(due.dueOn)}
      {due.dueOn < today && (
        <Tag tone="danger" className="mt-1 block w-fit">
          overdue
        </Tag>
      )}
    </>
  );
}
