import { expect, test } from 'vitest';
import { approximately } from './approximation.ts';

const rates = { USD: 1_080_000, AED: 4_330_000, GBP: 850_000, INR: 90_000_000 };

test('another currency is a conversion, not another sign before the same number', () => {
  expect(approximately(145_000, 'USD', rates)).toBe('$1,566.00');
  expect(approximately(145_000, 'AED', rates)).toBe('د.إ6,278.50');
  expect(approximately(145_000, 'INR', rates)).toBe('₹130,500.00');
});
