import {
  type BasisPoints,
  basisPoints,
  divideHalfUp,
  type EurMinor,
  minus,
  percentOf,
  smaller,
  sum,
} from '../money/money.ts';

/** What a code takes off: a share of the price or an amount in EUR cents. */
export type PromoDiscount = { kind: 'percent'; bp: BasisPoints } | { kind: 'amount'; amount: EurMinor };

/** The terms of a promo code. Instants are epoch ms, both ends inclusive; null means without that limit. */
export type PromoTerms = {
  code: string;
  discount: PromoDiscount;
  active: boolean;
  startsAt: number | null;
  endsAt: number | null;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  courseIds: readonly string[] | null;
  stacksWithEarlyBird: boolean;
  minimumPrice: EurMinor | null;
};

export type PromoProblem =
  | 'unknown'
  | 'inactive'
  | 'not-started'
  | 'expired'
  | 'exhausted'
  | 'already-used'
  | 'not-for-this-course'
  | 'not-with-early-bird'
  | 'minimum-not-reached';

const PROMO_CODE_MAX_LENGTH = 20;

/** A code as it is stored and compared: trimmed, upper case, at most 20 characters. Idempotent. */
export function normalizePromoCode(code: string): string {
  return code.trim().toUpperCase().slice(0, PROMO_CODE_MAX_LENGTH).trimEnd();
}

/** Takes a discount off a price in EUR cents. newPrice is never below 0 and discount + newPrice = price. */
export function applyPromo(
  price: EurMinor,
  promo: PromoDiscount,
): { discount: EurMinor; newPrice: EurMinor; discountBp: BasisPoints } {
  if (promo.kind === 'percent') {
    const discount = percentOf(price, promo.bp);
    return { discount, newPrice: minus(price, discount), discountBp: promo.bp };
  }
  const discount = smaller(price, promo.amount);
  const discountBp = price === 0 ? 0 : Number(divideHalfUp(BigInt(discount) * 10_000n, BigInt(price)));
  return { discount, newPrice: minus(price, discount), discountBp: basisPoints(discountBp) };
}

/** A line that a code may count for. `price` is the current one: after the early bird, before the promo. */
export type PromoLine = { courseId: string; isEarlyBird: boolean; price: EurMinor };

type PromoScope = Pick<PromoTerms, 'courseIds' | 'stacksWithEarlyBird'>;

const isForCourse = ({ courseIds }: PromoScope, { courseId }: PromoLine): boolean =>
  courseIds === null || courseIds.includes(courseId);

/** Whether a code counts for a line of an order. */
export function promoCountsFor(promo: PromoScope, line: PromoLine): boolean {
  return isForCourse(promo, line) && (promo.stacksWithEarlyBird || !line.isEarlyBird);
}

export type PromoRequest = {
  promo: PromoTerms | null | undefined;
  now: number;
  /** Redemptions used or reserved by anyone. */
  usedOrReserved: number;
  /** Redemptions used or reserved by this person. */
  usedByUser: number;
  lines: readonly PromoLine[];
};

/** The first reason why a code cannot be used for these lines, in the order of `PromoProblem`; null when it can. */
export function promoProblem(request: PromoRequest): PromoProblem | null {
  const { promo, now, lines } = request;
  if (!promo) return 'unknown';
  if (!promo.active) return 'inactive';
  if (promo.startsAt !== null && now < promo.startsAt) return 'not-started';
  if (promo.endsAt !== null && now > promo.endsAt) return 'expired';
  if (promo.maxUses !== null && request.usedOrReserved >= promo.maxUses) return 'exhausted';
  if (promo.maxUsesPerUser !== null && request.usedByUser >= promo.maxUsesPerUser) return 'already-used';
  if (!lines.some((line) => isForCourse(promo, line))) return 'not-for-this-course';
  const counted = lines.filter((line) => promoCountsFor(promo, line));
  if (counted.length === 0) return 'not-with-early-bird';
  const price = sum(counted.map((line) => line.price));
  if (promo.minimumPrice !== null && price < promo.minimumPrice) return 'minimum-not-reached';
  return null;
}
