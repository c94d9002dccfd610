import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, decimalText, parseDecimal, signedText } from './number-text.ts';

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

test('a rate of 4.33 is 4330000 millionths', () => {
  expect(parseDecimal('4.33', 6)).toBe(4_330_000);
  expect(decimalText(4_330_000, 6)).toBe('4.33');
});

test('what a field shows is read back as the same number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
      expect(parseDecimal(decimalText(units, decimals), decimals)).toBe(units);
    }),
  );
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (minor) => {
      expect(parseDecimal(amountText(minor), 2)).toBe(minor);
    }),
  );
});

test('a credit in the journal stands with its sign', () => {
  expect(signedText('EUR', -145_000)).toBe('−€1,450.00');
  expect(signedText('AED', 627_850)).toBe('AED 6,278.50');
});
