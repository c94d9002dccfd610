import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPoints, eur, rateMicro } from '../money/money.ts';
import { PLAN_KINDS } from '../plans/plan-parts.ts';
import { addDays, localDate } from '../time/local-date.ts';
import { type BreakdownInput, priceBreakdown } from './breakdown.ts';

const today = localDate('2027-01-10');
const input: BreakdownInput = {
  list: eur(160_000),
  earlyBird: { price: eur(145_000), endsAt: 1_000 },
  promo: { code: 'SPRING10', discount: { kind: 'percent', bp: basisPoints(1_000) } },
  plan: 'deposit',
  options: {
    acceptFullPayment: true,
    acceptDeposit: true,
    acceptInstallments: true,
    depositBp: null,
    remainingDueDays: null,
    installments: null,
  },
  today,
  now: 1_000,
  startDate: localDate('2027-04-09'),
  rate: rateMicro(4_330_000),
  taxBp: basisPoints(500),
};

describe('a price', () => {
  it('goes from list to early bird to promo to plan to dirhams', () => {
    expect(priceBreakdown(input)).toEqual({
      listPrice: 160_000,
      isEarlyBird: true,
      earlyBirdDiscount: 15_000,
      promoCode: 'SPRING10',
      promoDiscount: 14_500,
      promoBp: 1_000,
      total: 130_500,
      taxBp: 500,
      taxIncluded: 6_214,
      plan: 'deposit',
      parts: [
        { sequence: 0, kind: 'deposit', shareBp: 2_000, dueOn: '2027-01-10', eur: 26_100, aed: 113_013 },
        { sequence: 1, kind: 'balance', shareBp: 8_000, dueOn: '2027-04-02', eur: 104_400, aed: 452_052 },
      ],
      dueTodayEur: 26_100,
      dueTodayAed: 113_013,
      totalAed: 565_065,
      rate: 4_330_000,
    });
  });

  it('is the list price when there is nothing to take off', () => {
    const plain = priceBreakdown({ ...input, promo: null, earlyBird: null, plan: 'full' });
    expect(plain).toMatchObject({
      total: 160_000,
      promoCode: null,
      promoDiscount: 0,
      promoBp: 0,
      isEarlyBird: false,
    });
    expect(plain.totalAed).toBe(692_800);
  });

  it('of nothing is one part of nothing', () => {
    const free = priceBreakdown({
      ...input,
      promo: { code: 'ALL', discount: { kind: 'amount', amount: eur(200_000) } },
    });
    expect(free).toMatchObject({
      total: 0,
      totalAed: 0,
      dueTodayAed: 0,
      taxIncluded: 0,
      promoDiscount: 145_000,
    });
    expect(free.parts).toHaveLength(1);
  });

  it('cannot be changed and survives JSON', () => {
    const breakdown = priceBreakdown(input);
    expect(
      Object.isFrozen(breakdown) && Object.isFrozen(breakdown.parts) && Object.isFrozen(breakdown.parts[0]),
    ).toBe(true);
    expect(JSON.parse(JSON.stringify(breakdown))).toEqual(breakdown);
  });

  it('always adds up, in euros and in dirhams, for every plan and every count', () => {
    fc.assert(
      fc.property(
        fc.record({
          list: fc.nat(2_000_000).map(eur),
          early: fc.option(fc.nat(2_000_000).map(eur)),
          bp: fc.option(fc.nat(10_000).map(basisPoints)),
          plan: fc.constantFrom(...PLAN_KINDS),
          count: fc.integer({ min: 2, max: 12 }),
          days: fc.integer({ min: 0, max: 200 }),
          rate: fc.integer({ min: 3_000_000, max: 5_000_000 }).map(rateMicro),
        }),
        ({ list, early, bp, plan, count, days, rate }) => {
          const price = priceBreakdown({
            ...input,
            list,
            plan,
            rate,
            earlyBird: early === null ? null : { price: early, endsAt: 1_000 },
            promo: bp === null ? null : { code: 'CODE', discount: { kind: 'percent', bp } },
            options: { ...input.options, installments: { count, plan: [] } },
            startDate: addDays(today, days),
          });
          const add = (key: 'eur' | 'aed') => price.parts.reduce((all, part) => all + part[key], 0);
          expect(price.listPrice - price.earlyBirdDiscount - price.promoDiscount).toBe(price.total);
          expect(add('eur')).toBe(price.total);
          expect(add('aed')).toBe(price.totalAed);
          expect([price.dueTodayEur, price.dueTodayAed]).toEqual([price.parts[0]?.eur, price.parts[0]?.aed]);
        },
      ),
    );
  });
});
