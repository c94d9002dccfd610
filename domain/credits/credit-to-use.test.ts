import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aed, eur, rateMicro, toAed } from '../money/money.ts';
import { creditToUse, splitGivenBack } from './credit-to-use.ts';

const rate = rateMicro(4_330_000);
const leastAed = aed(200);
const use = (total: number, available: number) =>
  creditToUse({ total: eur(total), available: eur(available), rate, leastAed });

describe('a credit at a checkout', () => {
  it('pays a part, and never more than the price', () => {
    expect(use(100_000, 40_000)).toBe(40_000);
    expect(use(40_000, 40_000)).toBe(40_000);
    expect(use(40_000, 100_000)).toBe(40_000);
    expect(use(40_000, 0)).toBe(0);
  });

  it('leaves at least what can be charged, where it leaves anything', () => {
    // 47 cents are AED 2.04, 46 are AED 1.99.
    expect(use(10_000, 9_953)).toBe(9_953);
    expect(use(10_000, 9_954)).toBe(9_953);
    expect(use(10_000, 9_999)).toBe(9_953);
    expect(use(10_000, 10_000)).toBe(10_000);
    expect(use(40, 20)).toBe(0);
  });

  it('leaves nothing or enough for every price, credit and rate', () => {
    const cents = fc.nat(500_000);
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 20_000_000 }), (total, available, micro) => {
        const anyRate = rateMicro(micro);
        const used = creditToUse({ total: eur(total), available: eur(available), rate: anyRate, leastAed });
        expect(used).toBeLessThanOrEqual(Math.min(total, available));
        if (used > 0 && used < total)
          expect(toAed(eur(total - used), anyRate)).toBeGreaterThanOrEqual(leastAed);
      }),
    );
  });
});

describe('what is given back of an order that was partly paid with credit', () => {
  it('goes back in the proportion in which it came', () => {
    const ways = { captured: eur(60_000), credited: eur(40_000), most: eur(100_000) };
    expect(splitGivenBack(eur(100_000), ways)).toEqual({ money: 60_000, credit: 40_000 });
    expect(splitGivenBack(eur(90_000), ways)).toEqual({ money: 54_000, credit: 36_000 });
    expect(splitGivenBack(eur(0), ways)).toEqual({ money: 0, credit: 0 });
  });

  it('is never more than is left, nor more of one way than came by it', () => {
    const ways = { captured: eur(60_000), credited: eur(40_000), most: eur(50_000) };
    expect(() => splitGivenBack(eur(50_001), ways)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(9_999), fc.nat(19_998), (captured, credited, asked) => {
        const amount = Math.min(asked, captured + credited);
        const paid = { captured: eur(captured), credited: eur(credited), most: eur(captured + credited) };
        const { money, credit } = splitGivenBack(eur(amount), paid);
        expect(money + credit).toBe(amount);
        expect(money).toBeLessThanOrEqual(captured);
        expect(credit).toBeLessThanOrEqual(credited);
      }),
    );
  });
});
