import type { OrderSummary } from '#contracts/orders/orders.ts';
import { dayRange, eurText, longDay } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
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
import { orderSign } from './order-state.ts';

export function OrderList({ orders, label }: { orders: OrderSummary[]; label: string }) {
  return (
    <Table label={label} stacked>
      <TableHead>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Order</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Next payment</ColumnHeader>
        <ColumnHeader numeric>Total</ColumnHeader>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.reference} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { course, reference, nextDue } = order;
  const sign = orderSign(order);
  return (
    <TableRow>
      <RowHeader>
        <TextLink to={`/orders/${reference}`} dir="auto" className="font-strong">
          {course.title}
        </TextLink>
        <span className="num block text-sm text-muted">
          <bdi dir="ltr">{dayRange(course.startDate, course.endDate)}</bdi>
          {course.city && `, ${course.city}`}
        </span>
      </RowHeader>
      <Cell label="Order">
        <span className="num whitespace-nowrap">{reference}</span>
      </Cell>
      <Cell label="State">
        <Lamp kind={sign.kind}>{sign.label}</Lamp>
      </Cell>
      <Cell label="Next payment">
        <span className="num">{nextDue ? `${eurText(nextDue.eur)}, ${longDay(nextDue.dueOn)}` : 'None'}</span>
      </Cell>
      <Cell label="Total" numeric>
        {eurText(order.totalEur)}
      </Cell>
    </TableRow>
  );
}
