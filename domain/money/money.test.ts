import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addUp,
  aed,
  basisPoints,
  divideHalfUp,
  eur,
  formatAed,
  formatAmount,
  formatEur,
  formatPercent,
  formatRate,
  minus,
  percentOf,
  rateMicro,
  smaller,
  splitByWeights,
  splitEvenly,
  sum,
  toAed,
} from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const add = (parts: number[]) => parts.reduce((a, b) => a + b, 0);

describe('amounts', () => {
  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 53])('%s is neither cents nor fils', (n) => {
    expect(() => eur(n)).toThrow(RangeError);
    expect(() => aed(n)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(eur(-0), 0)).toBe(true);
  });

  it('refuses rates of nothing and percentages above the whole', () => {
    expect(() => rateMicro(0)).toThrow(RangeError);
    expect(() => basisPoints(10_001)).toThrow(RangeError);
  });

  it('adds and subtracts, and never falls below 0', () => {
    expect(addUp(eur(2), eur(3))).toBe(5);
    expect(sum([eur(1), eur(2), eur(3)])).toBe(6);
    expect(sum([])).toBe(0);
    expect(minus(eur(3), eur(3))).toBe(0);
    expect(smaller(eur(3), eur(2))).toBe(2);
    expect(() => minus(eur(2), eur(3))).toThrow(RangeError);
  });
});

describe('rounding', () => {
  test.each([
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [1n, 3n, 0n],
    [-1n, 3n, 0n],
    [5n, 3n, 2n],
    [-3n, 2n, -2n],
    [149n, 100n, 1n],
    [0n, 7n, 0n],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it('is symmetric around 0 and at most half a unit away', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (n, d) => {
          const rounded = divideHalfUp(n, d);
          const twiceOff = 2n * (rounded * d - n);
          expect(divideHalfUp(-n, d)).toBe(-rounded);
          expect(twiceOff <= d && -twiceOff <= d).toBe(true);
        },
      ),
    );
  });

  it('refuses a denominator of 0', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });

  test.each([
    [145_000, 4_330_000, 627_850],
    [1, 4_330_000, 4],
    [50, 4_330_000, 217],
    [10_000, 4_200_000, 42_000],
    [0, 4_330_000, 0],
  ])('%i cents at %i are %i fils', (cents, rate, fils) => {
    expect(toAed(eur(cents), rateMicro(rate))).toBe(fils);
  });

  it('turns more euros into no fewer dirhams', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 10_000_000 }), (a, b, r) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(toAed(eur(low), rateMicro(r))).toBeLessThanOrEqual(toAed(eur(high), rateMicro(r)));
      }),
    );
  });

  test.each([
    [145_000, 1_000, 14_500],
    [5, 1_000, 1],
    [4, 1_000, 0],
    [99, 10_000, 99],
  ])('of %i cents, %i basis points are %i', (cents, bp, expected) => {
    expect(percentOf(eur(cents), basisPoints(bp))).toBe(expected);
  });
});

describe('splitting', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [5_000, 2_500, 2_500], [50, 25, 25]],
    [1, [1, 3], [0, 1]],
    [0, [1, 2], [0, 0]],
    [7, [0, 1], [0, 7]],
  ])('%i by %j is %j', (total, weights, parts) => {
    expect(splitByWeights(eur(total), weights)).toEqual(parts);
  });

  it('keeps the total and stays within one cent of each exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        amounts,
        weights.filter((list) => add(list) > 0),
        (total, list) => {
          const parts = splitByWeights(eur(total), list);
          expect(add(parts)).toBe(total);
          for (const [i, part] of parts.entries()) {
            expect(Math.abs(part - (total * (list[i] ?? 0)) / add(list))).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('splits evenly for every count from 2 to 12, the larger parts first', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 12 }), (total, count) => {
        const parts = splitEvenly(eur(total), count);
        expect(parts).toHaveLength(count);
        expect(add(parts)).toBe(total);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5]]])('refuses the weights %j', (weights) => {
    expect(() => splitByWeights(eur(10), weights)).toThrow(RangeError);
  });
});

describe('printing', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99_999, '999.99'],
    [145_000, '1,450.00'],
    [123_456_789_01, '123,456,789.01'],
  ])('%i is %s', (minor, text) => {
    expect(formatAmount(eur(minor))).toBe(text);
  });

  it('names the currency', () => {
    expect(formatEur(eur(145_000))).toBe('€1,450.00');
    expect(formatAed(aed(627_850))).toBe('AED 6,278.50');
  });

  test.each([
    [4_330_000, '4.33'],
    [4_200_000, '4.20'],
    [4_331_500, '4.3315'],
    [4_000_001, '4.000001'],
    [4_000_000, '4.00'],
  ])('the rate %i is %s', (rate, text) => {
    expect(formatRate(rateMicro(rate))).toBe(text);
  });

  it('prints percentages without needless decimals', () => {
    expect([2_000, 3_333, 1_250].map((bp) => formatPercent(basisPoints(bp)))).toEqual([
      '20%',
      '33.33%',
      '12.5%',
    ]);
  });
});
