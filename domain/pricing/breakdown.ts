import {
  type AedMinor,
  type BasisPoints,
  basisPoints,
  type EurMinor,
  eur,
  minus,
  type RateMicro,
  splitByWeights,
  sum,
  toAed,
  WHOLE_BP,
} from '../money/money.ts';
import { type PaymentOptions, type PlanKind, type PlanPart, planParts } from '../plans/plan-parts.ts';
import type { LocalDate } from '../time/local-date.ts';
import { currentPrice, type EarlyBird } from './current-price.ts';
import { applyPromo, type PromoTerms } from './promo.ts';
import { taxIncluded } from './tax.ts';

/** One line of an order as it is priced: for how many people, each at which price, and whether the code counts for it. */
export type LineInput = {
  list: EurMinor;
  earlyBird: EarlyBird | null;
  places: number;
  takesPromo: boolean;
  /** It came with another one: nothing is asked for it, and nothing of it counts. */
  isFree?: boolean;
  /** What staff have agreed on instead of the current price, for all its places; no code counts for it. */
  agreed?: EurMinor;
};

export type BreakdownInput = {
  lines: readonly LineInput[];
  /** A code that `promoProblem` has already let through. */
  promo: Pick<PromoTerms, 'code' | 'discount'> | null;
  plan: PlanKind;
  options: PaymentOptions;
  today: LocalDate;
  now: number;
  startDate: LocalDate | null;
  rate: RateMicro;
  taxBp: BasisPoints;
  /** The least that can be charged at once, in fils; without it nothing is too little. */
  leastAed?: number;
};

/** For all its places: list − earlyBird − promo + adjustment = price. */
export type LinePrice = {
  readonly list: EurMinor;
  readonly earlyBird: EurMinor;
  readonly promo: EurMinor;
  /** What the price that staff agreed on is above (or, negative, below) the current one; absent of any other. */
  readonly adjustment?: number;
  readonly price: EurMinor;
};

export type BreakdownPart = PlanPart & { aed: AedMinor };

/** A price as it is frozen with an order: plain JSON, amounts in minor units. */
export type Breakdown = {
  readonly listPrice: EurMinor;
  readonly isEarlyBird: boolean;
  readonly earlyBirdDiscount: EurMinor;
  readonly promoCode: string | null;
  readonly promoDiscount: EurMinor;
  readonly promoBp: BasisPoints;
  /** Of all lines; absent where no other price was agreed. */
  readonly adjustment?: number;
  readonly total: EurMinor;
  readonly taxBp: BasisPoints;
  readonly taxIncluded: EurMinor;
  readonly plan: PlanKind;
  readonly parts: readonly Readonly<BreakdownPart>[];
  readonly dueTodayEur: EurMinor;
  readonly dueTodayAed: AedMinor;
  readonly totalAed: AedMinor;
  readonly rate: RateMicro;
};

const NO_PROMO = { discount: eur(0), discountBp: basisPoints(0) };

export type PricedOrder = { readonly lines: readonly LinePrice[]; readonly breakdown: Breakdown };

/**
 * The one computation of a price: each line from list to early bird, then promo → plan → AED over all of them. Always:
 * listPrice − earlyBirdDiscount − promoDiscount + adjustment = total = Σ parts.eur = Σ lines.price; each part is converted once at
 * the rate and totalAed = Σ parts.aed; what is due today is the first part. The code takes its share of what the lines
 * that it counts for cost together, split over them by largest remainder. Frozen through and through, and equal to
 * itself after JSON. Nothing is left that is above 0 and too little to be charged, unless the price itself is: a code that
 * would leave so little takes the whole price, and a part that would be so little joins the one before it.
 */
export function priceOrder(input: BreakdownInput): PricedOrder {
  const current = input.lines.map((line) => priceOfPlaces(line, input.now));
  const promo = promoOver(input, current);
  const lines = current.map(({ list, price, saving }, i) => {
    const discount = promo.shares[i] ?? eur(0);
    const left = minus(price, discount);
    const agreed = input.lines[i]?.agreed ?? left;
    const other = agreed === left ? {} : { adjustment: agreed - left };
    return Object.freeze({ list, earlyBird: saving, promo: discount, ...other, price: agreed });
  });
  const adjustment = lines.reduce((all, line) => all + (line.adjustment ?? 0), 0);
  const total = sum(lines.map(({ price }) => price));
  const parts = joinSmallParts(planParts({ ...input, total }), input).map((part) => {
    return Object.freeze({ ...part, aed: toAed(part.eur, input.rate) });
  });
  const dueToday = parts.slice(0, 1);
  const breakdown = Object.freeze({
    listPrice: sum(lines.map(({ list }) => list)),
    isEarlyBird: current.some(({ isEarlyBird }) => isEarlyBird),
    earlyBirdDiscount: sum(lines.map(({ earlyBird }) => earlyBird)),
    promoCode: input.promo?.code ?? null,
    promoDiscount: promo.discount,
    promoBp: promo.discountBp,
    ...(adjustment !== 0 && { adjustment }),
    total,
    taxBp: input.taxBp,
    taxIncluded: taxIncluded(total, input.taxBp),
    plan: input.plan,
    parts: Object.freeze(parts),
    dueTodayEur: sum(dueToday.map((part) => part.eur)),
    dueTodayAed: sum(dueToday.map((part) => part.aed)),
    totalAed: sum(parts.map((part) => part.aed)),
    rate: input.rate,
  });
  return Object.freeze({ lines: Object.freeze(lines), breakdown });
}

type PriceOfPlaces = { list: EurMinor; price: EurMinor; saving: EurMinor; isEarlyBird: boolean };

const NOTHING: PriceOfPlaces = { list: eur(0), price: eur(0), saving: eur(0), isEarlyBird: false };

function priceOfPlaces({ list, earlyBird, places, isFree }: LineInput, now: number): PriceOfPlaces {
  if (isFree) return NOTHING;
  const one = currentPrice({ list, earlyBird, now });
  const times = (amount: EurMinor) => eur(amount * places);
  return {
    list: times(list),
    price: times(one.price),
    saving: times(one.saving),
    isEarlyBird: one.isEarlyBird,
  };
}

type Charging = Pick<BreakdownInput, 'rate' | 'leastAed'>;

const isTooLittle = (amount: EurMinor, { rate, leastAed = 0 }: Charging): boolean =>
  amount > 0 && toAed(amount, rate) < leastAed;

/** The first part, which none is before, takes in the next ones until it is enough. */
function joinSmallParts(parts: readonly PlanPart[], charging: Charging): PlanPart[] {
  const joined: PlanPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (!before || !(isTooLittle(part.eur, charging) || isTooLittle(before.eur, charging))) {
      joined.push({ ...part, sequence: joined.length });
      continue;
    }
    before.eur = eur(before.eur + part.eur);
    before.shareBp = basisPoints(before.shareBp + part.shareBp);
  }
  const [only, ...others] = joined;
  return only && others.length === 0 ? [{ ...only, kind: 'full' }] : joined;
}

function promoOver({ promo, lines, ...charging }: BreakdownInput, current: readonly PriceOfPlaces[]) {
  if (!promo) return { ...NO_PROMO, shares: [] };
  const prices = current.map(({ price }, i) =>
    lines[i]?.takesPromo && lines[i].agreed === undefined ? price : eur(0),
  );
  const whole = sum(prices);
  const applied = applyPromo(whole, promo.discount);
  const left = minus(sum(current.map(({ price }) => price)), applied.discount);
  const takesAll = applied.discount > 0 && isTooLittle(left, charging) && left === applied.newPrice;
  const { discount, discountBp } = takesAll ? { discount: whole, discountBp: WHOLE_BP } : applied;
  return { discount, discountBp, shares: whole === 0 ? [] : splitByWeights(discount, prices) };
}
