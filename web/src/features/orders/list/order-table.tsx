import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { aedText, detailDay, eurText } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { placeText } from '#web/lib/places/place-text.ts';
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
    <Table label={label} dense stacked sticky>
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
  return (
    <TableRow className="max-md:px-4">
      <RowHeader className="whitespace-nowrap">
        <Reference order={order} />
      </RowHeader>
      <Cell label="Payer">{payerName(order)}</Cell>
      <Cell label="Course" className="md:min-w-40">
        <CourseWords {...order} />
      </Cell>
      <Cell label="Placed" className="num whitespace-nowrap">
        {order.placedAt ? detailDay(officeDay(order.placedAt)) : '–'}
      </Cell>
      <Cell label="Method" className="whitespace-nowrap">
        {order.method ? methodWords[order.method] : '–'}
      </Cell>
      <Cell label="State" className="whitespace-nowrap">
        <OrderLamp state={order.state} />
      </Cell>
      <Cell label="Total" numeric>
        {eurText(order.totalEur)}
      </Cell>
      <Cell label="Paid" numeric>
        {eurText(order.paidEur)}
      </Cell>
      <Cell label="Next part" className="num whitespace-nowrap">
        <NextPart order={order} today={today} />
      </Cell>
    </TableRow>
  );
}

/** The same where there is half the room: who ordered what, how it stands, and what comes in next. */
export function RecentOrders({ label, orders, today }: OrderTableProps) {
  return (
    <Table label={label} dense stacked>
      <TableHead>
        <ColumnHeader>Order</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader numeric>Total</ColumnHeader>
        <ColumnHeader>Next part</ColumnHeader>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order.reference} className="max-md:px-4">
            <RowHeader>
              <Reference order={order} />
              <span className="block font-normal text-muted">{payerName(order)}</span>
            </RowHeader>
            <Cell label="Course">
              <CourseWords {...order} />
            </Cell>
            <Cell label="State" className="whitespace-nowrap">
              <OrderLamp state={order.state} />
            </Cell>
            <Cell label="Total" numeric>
              {eurText(order.totalEur)}
            </Cell>
            <Cell label="Next part" className="num whitespace-nowrap">
              <NextPart order={order} today={today} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const payerName = ({ payer }: AdminOrderSummary) => `${payer.firstName} ${payer.lastName}`;

export const CourseWords = ({ course, lines: [, ...others] }: AdminOrderSummary) => (
  <span>
    {course.code}{' '}
    {course.kind === 'ELearningCourse' ? (
      'self-paced'
    ) : (
      <>
        {placeText({ kind: course.kind, city: course.city })},{' '}
        <span className="whitespace-nowrap">{detailDay(course.startDate)}</span>
      </>
    )}
    {others.length > 0 && <span className="block text-muted">and {others.length} more</span>}
  </span>
);

export function Reference({ order: { reference, hasOpenAction } }: { order: AdminOrderSummary }) {
  return (
    <>
      <TextLink to={`${ORDERS}/${reference}`} look="quiet" className="num font-strong">
        {reference}
      </TextLink>
      {hasOpenAction && (
        <span className="block">
          <Tag tone="warning">Needs action</Tag>
        </span>
      )}
    </>
  );
}

type NextPartProps = { order: Pick<AdminOrderSummary, 'state' | 'nextDue'>; today: string };

/** A first payment that is waited for is due until its hold ends, not overdue on the next day. */
function NextPart({ order: { state, nextDue: due }, today }: NextPartProps) {
  if (!due) return '–';
  return (
    <span>
      {aedText(due.aed)}
      <span className="flex items-center gap-2 text-muted">
        {detailDay(due.dueOn)}
        {state === 'confirmed' && due.dueOn < today && <Tag tone="danger">overdue</Tag>}
      </span>
    </span>
  );
}
