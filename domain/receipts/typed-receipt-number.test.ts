import { expect, test } from 'vitest';
import { formatReceiptNumber, readReceiptNumber } from './receipt-number.ts';

test('a number that was written is read again, whatever its case', () => {
  for (const [series, n] of [['R', 1] as const, ['RF', 123] as const, ['CN', 1_234_567] as const]) {
    const read = readReceiptNumber(formatReceiptNumber(series, 2026, n).toLowerCase());
    expect(read).toMatchObject({ series, year: 2026, exactly: n });
    expect(read?.from).toBeLessThanOrEqual(n);
    expect(read?.to).toBeGreaterThanOrEqual(n);
  }
});

test('of what is still being typed all numbers that begin so are meant, and the one without its zeros', () => {
  expect(readReceiptNumber('R-2026-0001')).toMatchObject({ from: 100, to: 199, exactly: 1 });
  expect(readReceiptNumber('2026-12')).toEqual({
    series: null,
    year: 2026,
    from: 120_000,
    to: 129_999,
    exactly: 12,
  });
});

test.each([
  '',
  'R',
  'R-2026',
  'R-2026-',
  'ABC-2026-1',
  'R-20261',
  'R-2026-1x',
  'R-2026-1234567890',
  '2026 12',
])('%j is the beginning of no number', (typed) => expect(readReceiptNumber(typed)).toBeNull());
