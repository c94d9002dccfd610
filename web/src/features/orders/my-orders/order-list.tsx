import type { ReactNode } from 'react';
import type { OrderSummary } from '#contracts/orders/orders.ts';
import { counted, eurText, longDay } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CourseWhen } from './course-when.tsx';
import { OrderCover } from './order-cover.tsx';
import { orderSign } from './order-state.ts';

interface OrderListProps {
  orders: readonly OrderSummary[];
  label: string;
  /** What is to be done about an order now. */
  actOf?: (order: OrderSummary) => ReactNode;
}

/** Orders as cards: what it is of, how it stands, what is paid and what comes next. */
export function OrderList({ orders, label, actOf }: OrderListProps) {
  return (
    <ul aria-label={label} className="border-t border-hairline">
      {orders.map((order) => (
        <li
          key={order.reference}
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-hairline py-5 md:grid-cols-[88px_minmax(0,1fr)_auto] lg:grid-cols-[88px_minmax(0,1fr)_212px_232px_auto] lg:items-center lg:gap-x-(--gutter)"
        >
          <OrderCover course={order.course} size="thumb" className="h-fit max-lg:row-span-4" />
          <OrderFacts order={order} />
          <Lamp {...lampOf(order)} className="h-fit max-lg:col-start-2" />
          <Money order={order} />
          <div className="max-lg:col-start-2 lg:min-w-24 lg:text-end">{actOf?.(order)}</div>
        </li>
      ))}
    </ul>
  );
}

const lampOf = (order: OrderSummary) => {
  const { kind, label } = orderSign(order);
  return { kind, children: label };
};

function OrderFacts({ order: { course, lines, title, reference } }: { order: OrderSummary }) {
  return (
    <div className="min-w-0">
      <TextLink
        to={`/orders/${reference}`}
        look="quiet"
        dir="auto"
        className="inline-block text-lg leading-6 font-title wrap-anywhere"
      >
        {title}
      </TextLink>
      <p className="num mt-1 text-sm text-muted">
        {lines.length > 1 ? counted(lines.length, 'course') : <CourseWhen course={course} />}
      </p>
      <p className="num text-sm text-muted">{reference}</p>
    </div>
  );
}

function Money({ order }: { order: OrderSummary }) {
  const { state, nextDue, totalEur, creditEur } = order;
  const isReserved = state === 'placed';
  // What a credit note has paid is paid; what it has reserved is not yet.
  const paidEur = order.paidEur + (isReserved ? 0 : creditEur);
  const isFree = totalEur === 0;
  const amount = nextDue ? `${eurText(nextDue.eur)} by ${longDay(nextDue.dueOn)}` : eurText(totalEur);
  const isOpen = nextDue !== null || paidEur < totalEur;
  const isOver = state === 'cancelled' || state === 'lapsed';
  const paid = isOpen ? `${eurText(paidEur)} of ${eurText(totalEur)} paid` : 'Paid';
  return (
    <p className="num text-md leading-5.5 max-lg:col-start-2">
      <strong>{isFree ? 'Free' : amount}</strong>
      {!isFree && (
        <span className="block text-sm text-muted">{isOver && paidEur === 0 ? 'Nothing is due' : paid}</span>
      )}
    </p>
  );
}
