import {
  CASE_CURRENCIES,
  MAXIMUM_AMOUNT,
  MAXIMUM_INSTALLMENTS,
} from '#contracts/payment-cases/case-options.ts';
import { type CaseType, type Currency, convert, money, ownCurrency } from '#domain/cases/case-amount.ts';
import { rateMicro, splitEvenly } from '#domain/money/money.ts';
import { parseDecimal } from '#web/forms/parse-decimal.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { rateText } from '#web/lib/number-text.ts';
import { type Entered, isCurrencyChoice } from './case-form-values.ts';

const textIn = (currency: Currency, minor: number) => (currency === 'EUR' ? eurText(minor) : aedText(minor));

/** The currency that amounts are entered in. */
export const enteredCurrency = ({ currency }: Entered): Currency =>
  ownCurrency(isCurrencyChoice(currency) ? CASE_CURRENCIES[currency] : ['EUR']);

export const isAskedFor = (type: CaseType, { paymentType }: Entered): boolean => paymentType === type;

/** AED for one EUR: the rate of the case where one is entered, else that of the settings. */
export function enteredRate({ customRate = '' }: Entered, setting: number): number {
  const micro = parseDecimal(customRate, 6) ?? 0;
  return micro >= 100_000 && micro <= 100_000_000 ? micro / 1_000_000 : setting;
}

function readMinor(text: string | undefined): number | undefined {
  const minor = parseDecimal(text ?? '', 2);
  return minor && minor <= MAXIMUM_AMOUNT * 100 ? minor : undefined;
}

/** An entered amount in its own currency and in the other; nothing while it is none. */
export function bothTexts(text: string | undefined, entered: Entered, rate: number) {
  const minor = readMinor(text);
  if (minor === undefined) return undefined;
  const own = enteredCurrency(entered);
  const other = convert(
    money(own, minor),
    own === 'EUR' ? 'AED' : 'EUR',
    rateMicro(Math.round(rate * 1_000_000)),
  );
  return { own: textIn(own, minor), other: textIn(other.currency, other.minor) };
}

/** What an amount is in the other currency, as the hint below its field. */
export function equivalentHint(text: string | undefined, entered: Entered, rate: number): string {
  const both = bothTexts(text, entered, rate);
  return both ? `${both.other} at ${rateText(rate)}` : `Two decimals at most; the rate is ${rateText(rate)}`;
}

/** How a case in instalments is paid: the parts of a fixed amount, else their number. */
export function instalmentWords(entered: Entered): string | undefined {
  const count = parseDecimal(entered.numberOfInstallments ?? '', 0) ?? 0;
  if (!('installments' in entered) || count < 2 || count > MAXIMUM_INSTALLMENTS) return undefined;
  const total = isAskedFor('fixed', entered) ? readMinor(entered['amount.fixed']) : undefined;
  if (total === undefined) return `${count} equal payments, a month apart`;
  const own = enteredCurrency(entered);
  const [first = 0, second = 0] = splitEvenly<number>(total, count);
  // Leftover cents go to the first parts.
  const each = first === second ? '' : 'about ';
  return `${count} payments of ${each}${textIn(own, second)}, a month apart`;
}
