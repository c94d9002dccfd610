import {
  type AedMinor,
  aed,
  type EurMinor,
  eur,
  type Money,
  type RateMicro,
  splitEvenly,
  toAed,
  toEur,
} from '../money/money.ts';
import { addMonths, type LocalDate } from '../time/local-date.ts';

export const CASE_TYPES = ['fixed', 'range', 'open'] as const;
export type CaseType = (typeof CASE_TYPES)[number];
export type Currency = 'EUR' | 'AED';

/** The most that the whole of a case may be in either currency; a 32-bit column holds a little more. */
export const MAXIMUM_CHARGE = aed(2_000_000_000);

/** What a case asks for, in its own currency: AED where only AED is allowed, else EUR. Minor units. */
export type CaseAmount =
  | { type: 'fixed'; currency: Currency; fixed: number }
  | { type: 'range'; currency: Currency; min: number; max: number }
  | { type: 'open'; currency: Currency };

/** The case's own currency. */
export const ownCurrency = (allowed: readonly Currency[]): Currency =>
  allowed.length === 1 && allowed[0] === 'AED' ? 'AED' : 'EUR';

export const money = (currency: Currency, minor: number): Money =>
  currency === 'EUR' ? { currency, minor: eur(minor) } : { currency, minor: aed(minor) };

/** An amount in another currency, rounded half up once; in its own it stays what it is. */
export function convert(amount: Money, to: Currency, rate: RateMicro): Money {
  if (amount.currency === to) return amount;
  return amount.currency === 'EUR'
    ? { currency: 'AED', minor: toAed(amount.minor, rate) }
    : { currency: 'EUR', minor: toEur(amount.minor, rate) };
}

/** What a card is charged for an amount. */
export const chargeOf = (amount: Money, rate: RateMicro): AedMinor =>
  amount.currency === 'AED' ? amount.minor : toAed(amount.minor, rate);

/**
 * Whether an amount may be chosen, both ends of a range included. What is asked for is converted, never what is chosen:
 * several amounts of dirhams round to the same euros, and only one of them is what these euros are charged as.
 */
export function isWithin(wanted: CaseAmount, chosen: Money, rate: RateMicro): boolean {
  const asked = (minor: number) => convert(money(wanted.currency, minor), chosen.currency, rate).minor;
  if (wanted.type === 'fixed') return chosen.minor === asked(wanted.fixed);
  if (wanted.type === 'open') return convert(chosen, wanted.currency, rate).minor > 0;
  return chosen.minor >= asked(wanted.min) && chosen.minor <= asked(wanted.max);
}

export type CasePart = {
  /** 0-based. */
  sequence: number;
  kind: 'full' | 'installment';
  dueOn: LocalDate;
  eur: EurMinor;
  aed: AedMinor;
};

/**
 * The payments of a case: one, or `count` equal parts a month apart, the first due on `firstDueOn`. The parts of the
 * chosen currency add up to the total; the other currency is converted part by part. A sole part is `full`.
 */
export function caseParts(plan: {
  total: Money;
  count: number;
  rate: RateMicro;
  firstDueOn: LocalDate;
}): CasePart[] {
  const { total, count, rate, firstDueOn } = plan;
  return splitEvenly<number>(total.minor, count).map((minor, sequence) => {
    const amount = money(total.currency, minor);
    return {
      sequence,
      kind: count === 1 ? 'full' : 'installment',
      dueOn: addMonths(firstDueOn, sequence),
      eur: amount.currency === 'EUR' ? amount.minor : toEur(amount.minor, rate),
      aed: chargeOf(amount, rate),
    };
  });
}
