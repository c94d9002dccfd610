import { expect, test } from 'vitest';
import { blankInstallment } from '../form-values.ts';
import { resized, withShares } from './installment-shares.ts';

const rows = (...shares: number[]) =>
  shares.map((percentageOfTotal, at) => ({ ...blankInstallment(at + 1), percentageOfTotal }));
const sharesOf = (plan: ReturnType<typeof rows>) => plan.map((row) => row.percentageOfTotal);

test.each([
  [
    [0, 0, 0],
    [50, 25, 25],
  ],
  [
    [0, 0, 0, 0],
    [50, 16.67, 16.67, 16.66],
  ],
  [
    [40, 0, 0],
    [40, 30, 30],
  ],
  [
    [60, 40],
    [60, 40],
  ],
])('of %j what is charged is shown: %j', (given, shown) => {
  expect(sharesOf(withShares(rows(...given)))).toEqual(shown);
});

test('shares that nobody has chosen follow the number of rows', () => {
  expect(sharesOf(resized(rows(50, 50), rows(50, 50, 0)))).toEqual([50, 25, 25]);
  expect(sharesOf(resized(rows(50, 25, 25), rows(50, 25)))).toEqual([50, 50]);
});

test('chosen shares stay as they are, and the meter tells what is missing', () => {
  expect(sharesOf(resized(rows(30, 70), rows(30, 70, 0)))).toEqual([30, 70, 0]);
});
