declare const unit: unique symbol;

/** Euro cents: a safe integer, never negative. Only `eur` and the functions of this file make one. */
export type EurMinor = number & { readonly [unit]: 'EUR' };
/** Fils: a safe integer, never negative. Only `aed` and the functions of this file make one. */
export type AedMinor = number & { readonly [unit]: 'AED' };
/** An amount in minor units of either currency. */
export type Minor = EurMinor | AedMinor;
/** AED for one EUR in millionths: 4.33 is 4_330_000. Always above 0. */
export type RateMicro = number & { readonly [unit]: 'AED per EUR' };
/** Hundredths of a percent: 10 % is 1000. Always within 0..10000. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };
/** An amount together with its currency, for the places where either may stand. */
export type Money = { currency: 'EUR'; minor: EurMinor } | { currency: 'AED'; minor: AedMinor };

const MICRO = 1_000_000n;
/** The whole: 100 % in basis points. */
export const WHOLE_BP = 10_000 as BasisPoints;

function checkedInteger(n: number, name: string, range: { min: number; max: number }): number {
  if (!Number.isSafeInteger(n) || n < range.min || n > range.max) {
    throw new RangeError(`${name} must be an integer within ${range.min}..${range.max}, got ${n}`);
  }
  return n + 0; // turns -0 into 0, which would otherwise travel into JSON and comparisons
}

/** Euro cents from a number. Throws RangeError unless it is a safe integer of 0 or more. */
export function eur(n: number): EurMinor {
  return checkedInteger(n, 'EUR amount', { min: 0, max: Number.MAX_SAFE_INTEGER }) as EurMinor;
}

/** Fils from a number. Throws RangeError unless it is a safe integer of 0 or more. */
export function aed(n: number): AedMinor {
  return checkedInteger(n, 'AED amount', { min: 0, max: Number.MAX_SAFE_INTEGER }) as AedMinor;
}

/** An exchange rate from a number of millionths. Throws RangeError unless it is a safe integer above 0. */
export function rateMicro(n: number): RateMicro {
  return checkedInteger(n, 'Exchange rate', { min: 1, max: Number.MAX_SAFE_INTEGER }) as RateMicro;
}

/** Basis points from a number. Throws RangeError unless it is an integer within 0..10000. */
export function basisPoints(n: number): BasisPoints {
  return checkedInteger(n, 'Basis points', { min: 0, max: WHOLE_BP }) as BasisPoints;
}

/**
 * The one rounding of the product: the nearest integer, halves away from zero (half up for amounts).
 * The denominator must be above 0, else RangeError.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be above 0');
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/** EUR in AED at a rate, rounded half up once. Monotonic; 0 stays 0. */
export function toAed(amount: EurMinor, rate: RateMicro): AedMinor {
  return aed(Number(divideHalfUp(BigInt(amount) * BigInt(rate), MICRO)));
}

/** AED in EUR at a rate, rounded half up once: for what is asked for in AED. */
export function toEur(amount: AedMinor, rate: RateMicro): EurMinor {
  return eur(Number(divideHalfUp(BigInt(amount) * MICRO, BigInt(rate))));
}

/** `part` of `whole` applied to an amount, rounded half up; `whole` must be above 0. */
export function proportionOf<M extends Minor>(
  amount: M,
  { part, whole }: { part: number; whole: number },
): M {
  return Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole))) as M;
}

/** A percentage of an amount, rounded half up; never above the amount. */
export function percentOf<M extends Minor>(amount: M, bp: BasisPoints): M {
  return proportionOf(amount, { part: bp, whole: WHOLE_BP });
}

/**
 * Splits a non-negative integer in proportion to the weights by the largest remainder; equal remainders favour
 * the earlier part. Σ parts = total, each part within one unit of its exact share.
 * Throws RangeError unless the weights are integers of 0 or more with a sum above 0.
 */
export function splitByWeights<N extends number>(total: N, weights: readonly number[]): N[] {
  const exact = weights.map((weight) => {
    if (weight < 0) throw new RangeError(`A weight must not be negative, got ${weight}`);
    return BigInt(total) * BigInt(weight);
  });
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) throw new RangeError('The weights must have a sum above 0');
  const parts = exact.map((share, index) => ({ index, units: share / whole, remainder: share % whole }));
  const left = BigInt(total) - parts.reduce((all, part) => all + part.units, 0n);
  const byRemainder = parts.toSorted((a, b) => {
    return a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1;
  });
  for (const part of byRemainder.slice(0, Number(left))) part.units += 1n;
  return parts.map((part) => Number(part.units) as N);
}

/** Splits into `count` parts that differ by at most one unit, the larger ones first. Σ parts = total. */
export function splitEvenly<N extends number>(total: N, count: number): N[] {
  return splitByWeights(total, new Array<number>(count).fill(1));
}

/** a + b in the same currency. */
export function addUp<M extends Minor>(a: M, b: M): M {
  return checkedInteger(a + b, 'Sum', { min: 0, max: Number.MAX_SAFE_INTEGER }) as M;
}

/** a − b in the same currency. Throws RangeError when b is more than a: an amount is never negative. */
export function minus<M extends Minor>(a: M, b: M): M {
  return checkedInteger(a - b, 'Difference', { min: 0, max: Number.MAX_SAFE_INTEGER }) as M;
}

/** Σ of amounts in the same currency; 0 for none. */
export function sum<M extends Minor>(amounts: readonly M[]): M {
  return amounts.reduce((all, amount) => addUp(all, amount), 0 as M);
}

/** The smaller of two amounts in the same currency. */
export function smaller<M extends Minor>(a: M, b: M): M {
  return a < b ? a : b;
}

/** '1,450.00': grouped by thousands, always two decimals, no currency. */
export function formatAmount(amount: Minor): string {
  const units = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units}.${String(amount % 100).padStart(2, '0')}`;
}

/** '€1,450.00'. */
export function formatEur(amount: EurMinor): string {
  return `€${formatAmount(amount)}`;
}

/** 'AED 6,278.50'. */
export function formatAed(amount: AedMinor): string {
  return `AED ${formatAmount(amount)}`;
}

/** 'USD 120.00', for money that came in another currency than ours, in its own minor units. */
export function formatForeign({ currency, minor }: { currency: string; minor: number }): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${minor} (${currency})`;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits).replaceAll('\u00a0', ' ');
}

/** '4.33', as printed on receipts: at least two decimals, at most six, no rounding. */
export function formatRate(rate: RateMicro): string {
  const decimals = String(rate % 1_000_000).padStart(6, '0');
  return `${Math.floor(rate / 1_000_000)}.${decimals.replace(/0{1,4}$/, '')}`;
}

/** '20%' or '33.33%': no more decimals than needed. */
export function formatPercent(bp: BasisPoints): string {
  return `${bp / 100}%`;
}
