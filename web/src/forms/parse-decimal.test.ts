import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

test('an amount may be grouped and becomes minor units', () => {
  expect(parseDecimal('1,234.50', 2)).toBe(123_450);
  expect(parseDecimal(' 1234.5 ', 2)).toBe(123_450);
  expect(parseDecimal('0.29', 2)).toBe(29);
  expect(parseDecimal('1234', 2)).toBe(123_400);
});

test('a decimal too many is refused, not rounded away', () => {
  expect(parseDecimal('10.005', 2)).toBeUndefined();
  expect(parseDecimal('3.5', 0)).toBeUndefined();
});

test.each([
  '',
  '-5',
  '1.234,50',
  '12,34',
  'ten',
  '1e3',
  '5.',
  '.5',
  '99999999999999999',
])('%j is not an amount', (text) => {
  expect(parseDecimal(text, 2)).toBeUndefined();
});
