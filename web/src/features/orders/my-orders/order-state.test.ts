import { expect, test } from 'vitest';
import { orderSign, partName, partSign, refundWord } from './order-state.ts';

const next = { obligationId: 'o', dueOn: '2027-03-19', eur: 1, aed: 4 };

test('a confirmed order with later payments is not shown as finished', () => {
  expect(orderSign({ state: 'confirmed', method: 'card', nextDue: next, isLookedAt: false }).kind).toBe(
    'in-progress',
  );
  expect(orderSign({ state: 'confirmed', method: 'card', nextDue: null, isLookedAt: false })).toEqual({
    kind: 'completed',
    label: 'Confirmed',
  });
});

test('a placed order says what it waits for', () => {
  expect(orderSign({ state: 'placed', method: 'bank', nextDue: next, isLookedAt: false }).label).toBe(
    'Waiting for transfer',
  );
  expect(orderSign({ state: 'placed', method: 'card', nextDue: next, isLookedAt: false }).label).toBe(
    'Waiting for payment',
  );
  expect(orderSign({ state: 'placed', method: 'card', nextDue: null, isLookedAt: true }).label).toBe(
    'License looked at',
  );
});

test('the parts of a plan are named and numbered', () => {
  expect(partName({ kind: 'installment', sequence: 1 }, 3)).toBe('Installment 2 of 3');
  expect(partName({ kind: 'deposit', sequence: 0 }, 2)).toBe('Deposit');
  expect(partSign('overdue').label).toBe('Overdue');
  expect(partSign('refunded').label).toBe('Refunded');
});

test('a refund that is not finished never reads as paid back', () => {
  expect(refundWord('succeeded')).toBe('Paid back');
  expect(refundWord('pending')).toBe('Under way');
});
