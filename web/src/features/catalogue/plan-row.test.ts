import { expect, test } from 'vitest';
import { planRow } from './plan-row.ts';

const part = {
  sequence: 0,
  kind: 'deposit' as const,
  shareBp: 2_000,
  dueOn: '2027-01-01',
  eur: 29_000,
  aed: 125_570,
};

test('a plan is named with its own share or number, and what is due today', () => {
  expect(planRow({ plan: 'deposit', parts: [part, part], dueTodayEur: 29_000 })).toEqual({
    label: 'Deposit (20%) today',
    amount: 29_000,
  });
  expect(planRow({ plan: 'installments', parts: [part, part, part], dueTodayEur: 48_334 }).label).toBe(
    '3 instalments, first today',
  );
});

test('a deposit whose balance is due already is a payment in full', () => {
  expect(planRow({ plan: 'deposit', parts: [part], dueTodayEur: 145_000 }).label).toBe('In full');
});
