import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { basisPoints, eur } from '../money/money.ts';
import { taxIncluded } from './tax.ts';

test.each([
  [105_00, 500, 5_00],
  [145_000, 500, 6_905],
  [119_00, 1_900, 19_00],
  [100, 0, 0],
  [0, 500, 0],
])('%i cents at %i basis points contain %i of tax', (gross, bp, tax) => {
  expect(taxIncluded(eur(gross), basisPoints(bp))).toBe(tax);
});

it('grows with the price and stays below it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.nat(5_000), (gross, bp) => {
      const tax = taxIncluded(eur(gross), basisPoints(bp));
      expect(tax).toBeLessThan(gross);
      expect(taxIncluded(eur(gross + 1), basisPoints(bp))).toBeGreaterThanOrEqual(tax);
    }),
  );
});
