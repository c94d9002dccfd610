import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { basisPoints, eur } from '../money/money.ts';
import {
  applyPromo,
  normalizePromoCode,
  type PromoLine,
  type PromoRequest,
  type PromoTerms,
  promoCountsFor,
  promoProblem,
} from './promo.ts';

const terms: PromoTerms = {
  code: 'SPRING10',
  discount: { kind: 'percent', bp: basisPoints(1_000) },
  active: true,
  startsAt: 100,
  endsAt: 200,
  maxUses: 10,
  maxUsesPerUser: 1,
  courseIds: ['botox'],
  stacksWithEarlyBird: false,
  minimumPrice: eur(50_000),
};
const request: PromoRequest = {
  promo: terms,
  now: 150,
  usedOrReserved: 9,
  usedByUser: 0,
  lines: [{ courseId: 'botox', isEarlyBird: false, price: eur(50_000) }],
};
const line = request.lines[0] as PromoLine;

describe('a code', () => {
  it('is compared without regard to case and surrounding space', () => {
    expect(normalizePromoCode('  spring10 ')).toBe('SPRING10');
  });

  it('has at most 20 characters, and normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = normalizePromoCode(text);
        expect(code.length).toBeLessThanOrEqual(20);
        expect(normalizePromoCode(code)).toBe(code);
      }),
    );
  });

  it('can be used when nothing speaks against it', () => {
    expect(promoProblem(request)).toBeNull();
  });

  test.each<[string | null, Partial<PromoRequest>]>([
    ['unknown', { promo: null }],
    ['inactive', { promo: { ...terms, active: false } }],
    ['not-started', { now: 99 }],
    [null, { now: 100 }],
    [null, { now: 200 }],
    ['expired', { now: 201 }],
    ['exhausted', { usedOrReserved: 10 }],
    ['already-used', { usedByUser: 1 }],
    ['not-for-this-course', { lines: [{ ...line, courseId: 'fillers' }] }],
    ['not-with-early-bird', { lines: [{ ...line, isEarlyBird: true }] }],
    [null, { lines: [{ ...line, isEarlyBird: true }], promo: { ...terms, stacksWithEarlyBird: true } }],
    ['minimum-not-reached', { lines: [{ ...line, price: eur(49_999) }] }],
    ['inactive', { promo: { ...terms, active: false }, now: 201, usedOrReserved: 10 }],
  ])('%s when %o', (problem, change) => {
    expect(promoProblem({ ...request, ...change })).toBe(problem);
  });

  it('has no limits where its terms have none', () => {
    const free = {
      startsAt: null,
      endsAt: null,
      maxUses: null,
      maxUsesPerUser: null,
      courseIds: null,
      minimumPrice: null,
    };
    const promo = { ...terms, ...free };
    const lines = [{ courseId: 'any', isEarlyBird: false, price: eur(0) }];
    const wild = { now: 1e15, usedOrReserved: 1e9, usedByUser: 1e9, lines };
    expect(promoProblem({ ...request, ...wild, promo })).toBeNull();
  });
});

describe('a code for several lines', () => {
  const other = { ...line, courseId: 'fillers' };
  const early = { ...line, isEarlyBird: true };

  it('can be used when it counts for one of them', () => {
    expect(promoProblem({ ...request, lines: [other, line] })).toBeNull();
    expect([other, early, line].map((one) => promoCountsFor(terms, one))).toEqual([false, false, true]);
  });

  it('is told why by what stands in its way everywhere', () => {
    expect(promoProblem({ ...request, lines: [other, other] })).toBe('not-for-this-course');
    expect(promoProblem({ ...request, lines: [other, early] })).toBe('not-with-early-bird');
    expect(promoProblem({ ...request, lines: [] })).toBe('not-for-this-course');
  });

  it('reaches its minimum by the lines together that it counts for', () => {
    const half = { ...line, price: eur(25_000) };
    expect(promoProblem({ ...request, lines: [half, half] })).toBeNull();
    expect(promoProblem({ ...request, lines: [half, { ...other, price: eur(90_000) }] })).toBe(
      'minimum-not-reached',
    );
  });
});

describe('a discount', () => {
  it('takes off a percentage, rounded half up', () => {
    expect(applyPromo(eur(145_005), { kind: 'percent', bp: basisPoints(1_000) })).toEqual({
      discount: 14_501,
      newPrice: 130_504,
      discountBp: 1_000,
    });
  });

  it('takes off an amount and names its percentage', () => {
    expect(applyPromo(eur(145_000), { kind: 'amount', amount: eur(20_000) })).toEqual({
      discount: 20_000,
      newPrice: 125_000,
      discountBp: 1_379,
    });
  });

  it('never makes a price negative', () => {
    const zero = { discount: 0, newPrice: 0, discountBp: 0 };
    expect(applyPromo(eur(100), { kind: 'amount', amount: eur(500) })).toEqual({
      ...zero,
      discount: 100,
      discountBp: 10_000,
    });
    expect(applyPromo(eur(0), { kind: 'amount', amount: eur(500) })).toEqual(zero);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), (price, bp) => {
        const { discount, newPrice } = applyPromo(eur(price), { kind: 'percent', bp: basisPoints(bp) });
        expect(discount + newPrice).toBe(price);
        expect(newPrice).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
