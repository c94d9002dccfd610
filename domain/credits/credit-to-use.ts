import {
  type AedMinor,
  type EurMinor,
  eur,
  minus,
  proportionOf,
  type RateMicro,
  smaller,
  toAed,
} from '../money/money.ts';

type Purchase = {
  total: EurMinor;
  /** What may be spent. */
  available: EurMinor;
  rate: RateMicro;
  /** The least that can be charged. */
  leastAed: AedMinor;
};

/**
 * What a credit pays of a price: all that there is, up to the price. Less of it where too little would be left to be
 * charged: what is left is nothing, or at least what can be charged.
 */
export function creditToUse({ total, available, rate, leastAed }: Purchase): EurMinor {
  const most = smaller(total, available);
  const rest = minus(total, most);
  if (rest === 0 || toAed(rest, rate) >= leastAed) return most;
  const least = leastEur(leastAed, rate);
  return least < total ? minus(total, least) : eur(0);
}

/** The smallest amount in EUR that is at least so much in AED. */
function leastEur(leastAed: AedMinor, rate: RateMicro): EurMinor {
  let amount = eur(Math.max(0, Math.floor((leastAed * 1_000_000) / rate) - 1));
  while (toAed(amount, rate) < leastAed) amount = eur(amount + 1);
  return amount;
}

/** What was paid for a sale and not given back: through captures and by credit; of both together no more than `most`. */
export type PaidWays = { captured: EurMinor; credited: EurMinor; most: EurMinor };

/**
 * Says of an amount that is given back what goes the way that the money came and what becomes credit again, in proportion
 * to what was paid in each way. Throws RangeError when it is above what may be given back.
 */
export function splitGivenBack(amount: EurMinor, { captured, credited, most }: PaidWays) {
  minus(most, amount);
  const whole = captured + credited;
  const asCredit = whole === 0 ? eur(0) : proportionOf(amount, { part: credited, whole });
  // A credit of 0 cents and rounding up: neither way is ever asked for more than came by it.
  const credit = smaller(asCredit, credited);
  const money = smaller(minus(amount, credit), captured);
  return { money, credit: minus(amount, money) };
}
