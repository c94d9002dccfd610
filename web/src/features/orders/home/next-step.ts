import type { OrderSummary } from '#contracts/orders/orders.ts';
import { type AheadCourse, nextDayOf } from '../my-orders/ahead.ts';

export type Due = NonNullable<OrderSummary['nextDue']>;
/** What is still to be paid of an order whose place is taken. */
export interface DuePayment {
  order: OrderSummary;
  due: Due;
}

export type NextStep =
  | { kind: 'unfinished'; order: OrderSummary; due: Due }
  | ({ kind: 'payment' } & DuePayment)
  | { kind: 'course'; course: AheadCourse };

/** The next payment of each confirmed order, earliest first. */
export const duePayments = (orders: readonly OrderSummary[]): DuePayment[] =>
  orders
    .flatMap((order) => (order.state === 'confirmed' && order.nextDue ? [{ order, due: order.nextDue }] : []))
    .toSorted((a, b) => a.due.dueOn.localeCompare(b.due.dueOn));

/**
 * The one thing to do: a payment that was begun, while its seat is held; then whatever comes first, the next payment
 * or the next course, of which the payment where both are on one day.
 */
export function findNextStep(
  orders: readonly OrderSummary[],
  ahead: readonly AheadCourse[],
): NextStep | null {
  const unfinished = orders.find(({ state, nextDue }) => state === 'placed' && nextDue !== null);
  if (unfinished?.nextDue) return { kind: 'unfinished', order: unfinished, due: unfinished.nextDue };
  const [payment] = duePayments(orders);
  const course = ahead[0];
  const day = course && nextDayOf(course);
  if (payment && (!day || payment.due.dueOn <= day)) return { kind: 'payment', ...payment };
  return course ? { kind: 'course', course } : null;
}

const LATER = '9999-12-31';

/** It cannot wait for anything else: a seat that is held, a payment that is due, a course that is on. `today` is `YYYY-MM-DD`. */
export const isUrgent = (step: NextStep, today: string): boolean => {
  switch (step.kind) {
    case 'unfinished':
      return true;
    case 'payment':
      return step.due.dueOn <= today;
    case 'course':
      return (nextDayOf(step.course) ?? LATER) <= today;
  }
};
