import { expect, test } from 'vitest';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { checkEntries } from './charge.ts';

const open = {
  paymentType: 'open',
  amount: { min: null, max: null },
  currency: { default: 'EUR', allowed: ['EUR', 'AED'], own: 'EUR' },
  rate: 4.2,
  minimumAed: 200,
  paid: { eur: 0, aed: 0 },
  numberOfInstallments: 1,
} as unknown as LinkCase;
const range = { ...open, paymentType: 'range', amount: { min: 0.1, max: 500 } } as LinkCase;

function problemOf(request: LinkCase, amount: string, selectedCurrency = 'EUR') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount, selectedCurrency })) form.set(name, value);
  return checkEntries(request, form).find(({ field }) => field === 'amount')?.message;
}

test.each(['', '0', '-1', '1.005', '12,50', '1e309', 'text'])('“%s” is no amount', (amount) => {
  expect(problemOf(open, amount)).toBe('Please enter a valid amount.');
});

test('an amount that no card can be charged is told the least and the most, as the server tells it', () => {
  expect(problemOf(open, '0.30')).toBe('Please enter at least AED 2.00.');
  expect(problemOf(range, '0.30')).toBe('Please enter at least AED 2.00.');
  expect(problemOf({ ...open, numberOfInstallments: 3 }, '1.00')).toBe('Please enter at least AED 6.00.');
  expect(problemOf(open, '9000000')).toBe('Please enter at most AED 20,000,000.00.');
  expect(problemOf(open, '0.48')).toBeUndefined();
});

test('a range takes both its ends, in whichever currency is entered', () => {
  const outside = 'Amount must be between EUR 0.10 and 500.00.';
  expect(problemOf(range, '500.01')).toBe(outside);
  expect(problemOf(range, '2100.03', 'AED')).toBe(outside);
  expect(problemOf(range, '500')).toBeUndefined();
  expect(problemOf(range, '2100', 'AED')).toBeUndefined();
});
