import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal } from '#web/forms/parse-decimal.ts';
import { amountText, decimalText, rateText, signedText } from './number-text.ts';

test('a rate of 4.33 is 4330000 millionths', () => {
  expect(parseDecimal('4.33', 6)).toBe(4_330_000);
  expect(decimalText(4_330_000, 6)).toBe('4.33');
});

test('a rate has two decimals at least, and more where it has more', () => {
  expect([4.2, 4, 4.33, 4.1234].map(rateText)).toEqual(['4.20', '4.00', '4.33', '4.1234']);
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
