import { expect, test } from 'vitest';
import { formatReceiptNumber } from './receipt-number.ts';

test.each<[string, number, number, string]>([
  ['R', 2026, 123, 'R-2026-000123'],
  ['CN', 2027, 1, 'CN-2027-000001'],
  ['R', 2026, 1_234_567, 'R-2026-1234567'],
])('%s %i %i is %s', (...[series, year, n, text]) => {
  expect(formatReceiptNumber(series, year, n)).toBe(text);
});

test.each([0, -1, 1.5])('%d is not a running number', (n) => {
  expect(() => formatReceiptNumber('R', 2026, n)).toThrow(RangeError);
});
