import { expect, test } from 'vitest';
import { basisPoints, eur, rateMicro } from '../money/money.ts';
import { PAID_AT_ONCE } from '../plans/plan-parts.ts';
import { localDate } from '../time/local-date.ts';
import { type LineInput, priceOrder } from './breakdown.ts';

const line = (list: number, more: Partial<LineInput> = {}): LineInput => ({
  list: eur(list),
  earlyBird: null,
  places: 1,
  takesPromo: true,
  ...more,
});

const priced = (...lines: LineInput[]) =>
  priceOrder({
    lines,
    promo: { code: 'TENTH', discount: { kind: 'percent', bp: basisPoints(1_000) } },
    plan: 'full',
    options: PAID_AT_ONCE,
    today: localDate('2027-03-01'),
    now: 0,
    startDate: null,
    rate: rateMicro(4_330_000),
    taxBp: basisPoints(500),
  });

test('an agreed price replaces the current one, and no code counts for it', () => {
  const { lines, breakdown } = priced(line(145_000, { agreed: eur(100_000) }), line(10_000));
  expect(lines).toEqual([
    { list: 145_000, earlyBird: 0, promo: 0, adjustment: -45_000, price: 100_000 },
    { list: 10_000, earlyBird: 0, promo: 1_000, price: 9_000 },
  ]);
  expect(breakdown).toMatchObject({ total: 109_000, adjustment: -45_000, promoDiscount: 1_000 });
  expect(breakdown.listPrice - breakdown.promoDiscount + (breakdown.adjustment ?? 0)).toBe(breakdown.total);
});

test('an agreed price that is the current one is no other price', () => {
  const { lines, breakdown } = priced(line(145_000, { agreed: eur(145_000) }));
  expect(lines[0]).toEqual({ list: 145_000, earlyBird: 0, promo: 0, price: 145_000 });
  expect(breakdown.adjustment).toBeUndefined();
});

test('an agreed price may be above the current one, or nothing', () => {
  const { lines } = priced(line(100, { agreed: eur(150) }), line(100, { agreed: eur(0) }));
  expect(lines.map(({ adjustment }) => adjustment)).toEqual([50, -100]);
});
