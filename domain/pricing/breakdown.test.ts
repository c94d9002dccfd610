import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPoints, eur, rateMicro } from '../money/money.ts';
import { PLAN_KINDS } from '../plans/plan-parts.ts';
import { addDays, localDate } from '../time/local-date.ts';
import { type BreakdownInput, priceOrder } from './breakdown.ts';

const today = localDate('2027-01-10');
const input: BreakdownInput = {
  lines: [
    { list: eur(160_000), earlyBird: { price: eur(145_000), endsAt: 1_000 }, places: 1, takesPromo: true },
  ],
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

const breakdownOf = (order: BreakdownInput) => priceOrder(order).breakdown;
const line = (list: number, takesPromo = true) => ({
  list: eur(list),
  earlyBird: null,
  places: 1,
  takesPromo,
});

describe('a price', () => {
  it('goes from list to early bird to promo to plan to dirhams', () => {
    expect(breakdownOf(input)).toEqual({
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
    const plain = breakdownOf({ ...input, promo: null, lines: [line(160_000)], plan: 'full' });
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
    const free = breakdownOf({
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
    const breakdown = breakdownOf(input);
    expect(
      Object.isFrozen(breakdown) && Object.isFrozen(breakdown.parts) && Object.isFrozen(breakdown.parts[0]),
    ).toBe(true);
    expect(JSON.parse(JSON.stringify(breakdown))).toEqual(breakdown);
  });

  it('always adds up, in euros and in dirhams, for every plan and every count', () => {
    fc.assert(
      fc.property(
        fc.record({
          lists: fc.array(fc.nat(2_000_000).map(eur), { minLength: 1, maxLength: 5 }),
          early: fc.option(fc.nat(2_000_000).map(eur)),
          bp: fc.option(fc.nat(10_000).map(basisPoints)),
          plan: fc.constantFrom(...PLAN_KINDS),
          count: fc.integer({ min: 2, max: 12 }),
          days: fc.integer({ min: 0, max: 200 }),
          rate: fc.integer({ min: 3_000_000, max: 5_000_000 }).map(rateMicro),
        }),
        ({ lists, early, bp, plan, count, days, rate }) => {
          const price = breakdownOf({
            ...input,
            plan,
            rate,
            lines: lists.map((list) => ({
              list,
              earlyBird: early === null ? null : { price: early, endsAt: 1_000 },
              places: 1,
              takesPromo: true,
            })),
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

describe('an order of several lines', () => {
  it('has one price over all of them, and each line its own part of it', () => {
    const { lines, breakdown } = priceOrder({
      ...input,
      lines: [...input.lines, line(99_999), line(50_000, false)],
      plan: 'full',
    });
    expect(lines).toEqual([
      { list: 160_000, earlyBird: 15_000, promo: 14_500, price: 130_500 },
      { list: 99_999, earlyBird: 0, promo: 10_000, price: 89_999 },
      { list: 50_000, earlyBird: 0, promo: 0, price: 50_000 },
    ]);
    expect(breakdown).toMatchObject({ listPrice: 309_999, promoDiscount: 24_500, total: 270_499 });
    expect(breakdown.parts).toMatchObject([{ kind: 'full', eur: 270_499 }]);
  });

  it('costs for each person what it costs for one', () => {
    const { lines, breakdown } = priceOrder({
      ...input,
      lines: input.lines.map((one) => ({ ...one, places: 3 })),
    });
    expect(lines).toEqual([{ list: 480_000, earlyBird: 45_000, promo: 43_500, price: 391_500 }]);
    expect(breakdown).toMatchObject({ listPrice: 480_000, total: 391_500 });
  });

  it('asks nothing for a line that came with another, and no code counts for it', () => {
    const { lines, breakdown } = priceOrder({
      ...input,
      lines: [...input.lines, { ...line(99_999), isFree: true }],
      plan: 'full',
    });
    expect(lines[1]).toEqual({ list: 0, earlyBird: 0, promo: 0, price: 0 });
    expect(breakdown).toMatchObject({ listPrice: 160_000, promoDiscount: 14_500, total: 130_500 });
  });

  it('shares an amount among the lines by largest remainder, to the cent', () => {
    const promo = { code: 'MINUS100', discount: { kind: 'amount', amount: eur(10_000) } } as const;
    const { lines } = priceOrder({ ...input, lines: [line(100), line(100), line(100_000)], promo });
    expect(lines.map((one) => one.promo)).toEqual([10, 10, 9_980]);
  });

  it('never takes more off a line than it costs, and its lines add up', () => {
    const prices = fc.array(fc.record({ list: fc.nat(100_000), takesPromo: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(prices, fc.nat(400_000), (chosen, amount) => {
        const promo = { code: 'CODE', discount: { kind: 'amount', amount: eur(amount) } } as const;
        const { lines, breakdown } = priceOrder({
          ...input,
          promo,
          lines: chosen.map(({ list, takesPromo }) => line(list, takesPromo)),
        });
        for (const [i, one] of lines.entries()) {
          expect(one.list - one.earlyBird - one.promo).toBe(one.price);
          expect(one.price).toBeGreaterThanOrEqual(0);
          if (!chosen[i]?.takesPromo) expect(one.promo).toBe(0);
        }
        expect(lines.reduce((all, { price }) => all + price, 0)).toBe(breakdown.total);
      }),
    );
  });
});

describe('what is too little to be charged', () => {
  const least = { leastAed: 200, rate: rateMicro(4_000_000), taxBp: basisPoints(0) };
  const offOne = (price: number, amount: number) =>
    breakdownOf({
      ...input,
      ...least,
      lines: [line(price)],
      plan: 'full',
      promo: { code: 'MOST', discount: { kind: 'amount', amount: eur(amount) } },
    });

  it('a code that would leave it takes the whole price', () => {
    expect(offOne(10_000, 9_951)).toMatchObject({ promoDiscount: 10_000, promoBp: 10_000, total: 0 });
    expect(offOne(10_000, 9_950)).toMatchObject({ promoDiscount: 9_950, total: 50, totalAed: 200 });
  });

  it('a price that is so small itself is left to be refused', () => {
    expect(breakdownOf({ ...input, ...least, promo: null, lines: [line(49)], plan: 'full' }).total).toBe(49);
  });

  it('a part joins the one before it, and the first one takes in the next', () => {
    const partsOf = (total: number, shares: number[]) =>
      breakdownOf({
        ...input,
        ...least,
        promo: null,
        lines: [line(total)],
        plan: 'installments',
        options: {
          ...input.options,
          installments: {
            count: shares.length,
            plan: shares.map((shareBp, i) => ({
              shareBp: basisPoints(shareBp),
              dueOn: i === 0 ? null : addDays(today, i * 10),
              dueRelativeToStart: null,
            })),
          },
        },
      }).parts.map((part) => [part.sequence, part.kind, part.eur, part.shareBp]);
    expect(partsOf(200, [5_000, 1_000, 4_000])).toEqual([
      [0, 'installment', 120, 6_000],
      [1, 'installment', 80, 4_000],
    ]);
    expect(partsOf(200, [1_000, 5_000, 4_000])).toEqual([
      [0, 'installment', 120, 6_000],
      [1, 'installment', 80, 4_000],
    ]);
    expect(partsOf(90, [5_000, 5_000])).toEqual([[0, 'full', 90, 10_000]]);
  });
});
