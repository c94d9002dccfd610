import { expect, test } from 'vitest';
import type { OrderSummary } from '#contracts/orders/orders.ts';
import type { MyCourse } from '../my-orders/course-rows.tsx';
import { duePayments, findNextStep, isUrgent } from './next-step.ts';

const order = (reference: string, state: OrderSummary['state'], dueOn?: string) =>
  ({
    reference,
    state,
    nextDue: dueOn ? { obligationId: reference, dueOn, eur: 43_500, aed: 188_355 } : null,
  }) as OrderSummary;
const course = (startDate: string | null) => ({ startDate }) as MyCourse;

test('a payment that was begun comes first, while its seat is held', () => {
  const orders = [order('A', 'confirmed', '2026-12-01'), order('B', 'placed', '2026-12-24')];
  expect(findNextStep(orders, [course('2026-11-30')])).toMatchObject({
    kind: 'unfinished',
    order: { reference: 'B' },
  });
});

test('then whatever is next in time: the payment, on its course’s day too, or the course', () => {
  const orders = [order('A', 'confirmed', '2027-01-22'), order('B', 'confirmed', '2026-12-23')];
  expect(findNextStep(orders, [course('2026-12-23')])).toMatchObject({
    kind: 'payment',
    order: { reference: 'B' },
  });
  expect(findNextStep(orders, [course('2026-12-22')])?.kind).toBe('course');
  expect(findNextStep(orders, [course(null)])?.kind).toBe('payment');
});

test('whoever has neither has nothing to do yet', () => {
  expect(findNextStep([order('A', 'confirmed'), order('B', 'lapsed', '2026-12-01')], [])).toBe(null);
});

test('payments are due of orders whose place is taken, the earliest first', () => {
  const orders = [
    order('A', 'confirmed', '2027-01-22'),
    order('B', 'cancelled', '2026-12-01'),
    order('C', 'confirmed', '2026-12-23'),
  ];
  expect(duePayments(orders).map(({ order: { reference } }) => reference)).toEqual(['C', 'A']);
});

test('what cannot wait is a seat that is held, a payment that is due and a course that is on', () => {
  const urgent = (orders: OrderSummary[], ahead: MyCourse[] = []) => {
    const step = findNextStep(orders, ahead);
    return step && isUrgent(step, '2026-12-01');
  };
  expect(urgent([order('A', 'placed', '2026-12-24')])).toBe(true);
  expect(urgent([order('A', 'confirmed', '2026-12-01')])).toBe(true);
  expect(urgent([order('A', 'confirmed', '2026-12-02')])).toBe(false);
  expect(urgent([], [course('2026-12-01')])).toBe(true);
  expect(urgent([], [course('2026-12-02')])).toBe(false);
});
