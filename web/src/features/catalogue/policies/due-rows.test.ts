import { expect, test } from 'vitest';
import { dueRows } from './due-rows.ts';

const part = {
  sequence: 0,
  kind: 'deposit' as const,
  shareBp: 2_000,
  dueOn: '2027-03-01',
  eur: 29_000,
  aed: 1,
};

test('a plan in parts shows its dates and sums, one payment does not', () => {
  const balance = { ...part, kind: 'balance' as const, dueOn: '2027-04-02', eur: 116_000 };
  expect(
    dueRows([
      { plan: 'full', parts: [part] },
      { plan: 'deposit', parts: [part, balance] },
    ]),
  ).toEqual([
    { plan: 'Deposit', when: 'On enrollment', amount: '€290.00' },
    { plan: 'Deposit', when: '2 April 2027', amount: '€1,160.00' },
  ]);
});
