import { expect, test } from 'vitest';
import { blankInstallment } from '../form-values.ts';
import { amountWords, dueWords, sharesOf, sharesWords, turned } from './installment-sums.ts';

const planOf = (shares: (number | string)[], numberOfInstallments = shares.length) => ({
  numberOfInstallments,
  installmentPlan: shares.map((share, index) => ({
    ...blankInstallment(index + 1),
    percentageOfTotal: share as number,
  })),
});

test.each([
  [[50, 25, 10], 'The shares add up to 85%. 15% is missing.', false],
  [['50', '25', '25'], 'The shares add up to 100%.', true],
  [[60, 60], 'The shares add up to 120%, 20% too much.', false],
  [[50, 0], 'The shares add up to 50%; the parts without one share the other 50%.', true],
  [[0, 0], 'Without shares, half is due at enrollment and the rest in equal parts.', true],
  [[33.33, 33.33, 33.34], 'The shares add up to 100%.', true],
] as const)('of %j it is said: %s', (given, words, isRight) => {
  const shares = sharesOf(planOf([...given]));
  expect(sharesWords(shares)).toBe(words);
  expect(shares.isRight).toBe(isRight);
});

test('a part is told by its amount and its day', () => {
  expect(amountWords('1450', 25)).toBe('€362.50');
  expect(amountWords('', 25)).toBe('');
  expect(dueWords(null, 0)).toBe('At enrollment');
  expect(dueWords('-21', 1)).toBe('21 days before start');
  expect(dueWords(1, 1)).toBe('1 day after the start');
  expect(dueWords('', 2)).toBe('On the usual day');
});

test.each([
  ['45', '-45'],
  ['-45', '45'],
  ['0', '0'],
  ['', ''],
  ['-', '-'],
])('%s days before the start are stored as %s', (typed, stored) => {
  expect(turned(typed)).toBe(stored);
});
