import {
  type AedMinor,
  type BasisPoints,
  basisPoints,
  type EurMinor,
  eur,
  type RateMicro,
  sum,
  toAed,
} from '../money/money.ts';
import { type PaymentOptions, type PlanKind, type PlanPart, planParts } from '../plans/plan-parts.ts';
import type { LocalDate } from '../time/local-date.ts';
import { currentPrice, type EarlyBird } from './current-price.ts';
import { applyPromo, type PromoTerms } from './promo.ts';
import { taxIncluded } from './tax.ts';

export type BreakdownInput = {
  list: EurMinor;
  earlyBird: EarlyBird | null;
  /** A code that `promoProblem` has already let through. */
  promo: Pick<PromoTerms, 'code' | 'discount'> | null;
  plan: PlanKind;
  options: PaymentOptions;
  today: LocalDate;
  now: number;
  startDate: LocalDate | null;
  rate: RateMicro;
  taxBp: BasisPoints;
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

/**
 * The one computation of a price: list → early bird → promo → plan → AED. Always: listPrice − earlyBirdDiscount −
 * promoDiscount = total = Σ parts.eur; each part is converted once at the rate and totalAed = Σ parts.aed; what is due
 * today is the first part. Frozen through and through, and equal to itself after JSON.
 */
export function priceBreakdown(input: BreakdownInput): Breakdown {
  const current = currentPrice(input);
  const promo = input.promo
    ? applyPromo(current.price, input.promo.discount)
    : { ...NO_PROMO, newPrice: current.price };
  const total = promo.newPrice;
  const parts = planParts({ ...input, total }).map((part) => {
    return Object.freeze({ ...part, aed: toAed(part.eur, input.rate) });
  });
  const dueToday = parts.slice(0, 1);
  return Object.freeze({
    listPrice: current.list,
    isEarlyBird: current.isEarlyBird,
    earlyBirdDiscount: current.saving,
    promoCode: input.promo?.code ?? null,
    promoDiscount: promo.discount,
    promoBp: promo.discountBp,
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
}
