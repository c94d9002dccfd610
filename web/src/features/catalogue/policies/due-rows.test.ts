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
  const balance = { ...part, sequence: 1, kind: 'balance' as const, dueOn: '2027-04-02', eur: 116_000 };
  expect(dueRows([{ parts: [part] }, { parts: [part, balance] }])).toEqual([
    { part: 'Deposit', when: 'On enrollment', amount: '€290.00' },
    { part: 'Balance', when: '2 April 2027', amount: '€1,160.00' },
  ]);
});
