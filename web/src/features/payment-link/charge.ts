import { readAmount } from '#contracts/amount-text.ts';
import { type AmountProblem, linkIssues } from '#contracts/payment-cases/link-rules.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import {
  type CaseAmount,
  type Currency,
  chargeOf,
  convert,
  isWithin,
  MAXIMUM_CHARGE,
  money,
} from '#domain/cases/case-amount.ts';
import { aed, formatAed, formatAmount, type Money, rateMicro } from '#domain/money/money.ts';
import { formReader } from '#web/forms/form-reader.ts';

const minorOf = (units: number | null) => Math.round((units ?? 0) * 100);
const rateOf = ({ rate }: Pick<LinkCase, 'rate'>) => rateMicro(Math.round(rate * 1_000_000));

/** Whether the payer chooses the amount: until the first payment has decided it. */
export const isChosen = ({ paymentType, paid }: Pick<LinkCase, 'paymentType' | 'paid'>): boolean =>
  paymentType !== 'fixed' && paid.aed === 0;

/** The currency that amounts are entered in at first: AED where it is allowed, as specified. */
export const firstCurrency = ({ currency }: Pick<LinkCase, 'currency'>): Currency =>
  currency.allowed.includes('AED') ? 'AED' : 'EUR';

/** The ends of a range in the currency that is entered, in minor units. */
export const rangeIn = (request: LinkCase, currency: Currency): { min: number; max: number } => {
  const ends = [request.amount.min, request.amount.max].map(
    (end) => convert(money(request.currency.own, minorOf(end)), currency, rateOf(request)).minor,
  );
  return { min: ends[0] ?? 0, max: ends[1] ?? 0 };
};

const amountOf = ({ paymentType, amount, currency }: LinkCase): Exclude<CaseAmount, { type: 'fixed' }> =>
  paymentType === 'range'
    ? { type: 'range', currency: currency.own, min: minorOf(amount.min), max: minorOf(amount.max) }
    : { type: 'open', currency: currency.own };

/** What was entered, in both currencies and divided by the number of payments; null where it is no amount. */
export function chargeOfEntry(
  request: LinkCase,
  entry: { amount: string; currency: Currency },
): { chosen: Money; totalAed: number; firstAed: number } | null {
  const typed = readAmount(entry.amount);
  if (typed === null) return null;
  const chosen = money(entry.currency, typed);
  const count = request.numberOfInstallments;
  // Leftover cents go to the first payment, as the server splits.
  const first = money(entry.currency, Math.ceil(typed / count));
  const rate = rateOf(request);
  return { chosen, totalAed: chargeOf(chosen, rate), firstAed: chargeOf(first, rate) };
}

/** The form's rules as the server will ask them again, with its words and in its order. */
export function checkEntries(request: LinkCase, form: FormData) {
  const { typed, tick } = formReader(form);
  const { amount, selectedCurrency } = typed(['amount', 'selectedCurrency']);
  return linkIssues(
    {
      ...typed(['payerName', 'payerEmail', 'payerPhone', 'billingAddress', 'billingCity']),
      agreeToTerms: tick('agreeToTerms'),
    },
    isChosen(request) ? amountProblem(request, amount, selectedCurrency) : null,
  );
}

function amountProblem(request: LinkCase, amount: string, selected: string): AmountProblem | null {
  const currency = request.currency.allowed.find((one) => one === selected) ?? request.currency.own;
  const charge = chargeOfEntry(request, { amount, currency });
  const wanted = amountOf(request);
  if (!charge || !isWithin(wanted, charge.chosen, rateOf(request))) return outside(wanted);
  const least = aed(request.minimumAed * request.numberOfInstallments);
  if (charge.totalAed < least) return { atLeast: formatAed(least) };
  return charge.totalAed > MAXIMUM_CHARGE ? { atMost: formatAed(MAXIMUM_CHARGE) } : null;
}

function outside(wanted: CaseAmount): AmountProblem {
  if (wanted.type !== 'range') return 'not-an-amount';
  const [min, max] = [formatAmount(aed(wanted.min)), formatAmount(aed(wanted.max))];
  return { currency: wanted.currency, min, max };
}
