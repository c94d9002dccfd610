import type { Currency } from '#domain/cases/case-amount.ts';
import { eur, formatEur, formatRate, type RateMicro } from '#domain/money/money.ts';
import type { Fact } from './letter.ts';
import { type Amount, aedText, amountText } from './words.ts';

/** What the letters about a payment request to its payer have in common. */
export type CaseFacts = {
  /** Of whoever reads the letter. */
  name: string;
  title: string;
  /** `PC-…` */
  number: string;
  /** In which its amounts are told: AED where only AED is allowed. */
  currency: Currency;
  linkUrl: string;
  contactEmail: string;
};

/** What those to the academy have in common. */
export type AcademyCaseFacts = {
  title: string;
  number: string;
  payer: { name: string; email: string };
  adminUrl: string;
};

/** What is asked for; while a payer may choose, there is no total. */
export type AskedAmount =
  | { type: 'fixed'; total: Amount }
  | { type: 'range'; min: Amount; max: Amount }
  | { type: 'open' };

export const caseTopic = ({ title, number }: { title: string; number: string }): Fact[] => [
  { label: 'For', value: title },
  { label: 'Payment request', value: number },
];

export const academyCaseTopic = ({ title, number, payer }: AcademyCaseFacts): Fact[] => [
  { label: 'Payment case', value: number },
  { label: 'For', value: title },
  { label: 'Payer', value: payer.name },
  { label: 'Email', value: payer.email },
];

/** '€250.00 (AED 1,050.00)', as it will be charged; 'AED 1,000.00' where it is asked for in AED. */
export const askedText = (amount: Amount, currency: Currency): string =>
  currency === 'EUR' ? amountText(amount) : aedText(amount.aed);

/** The same with the euros that the books keep: 'AED 1,000.00 (€238.10)'. */
export const paidText = (amount: Amount, currency: Currency): string =>
  currency === 'EUR' ? amountText(amount) : `${aedText(amount.aed)} (${formatEur(eur(amount.eur))})`;

export const askedAmountText = (asked: AskedAmount, currency: Currency): string => {
  if (asked.type === 'open') return 'You choose the amount';
  if (asked.type === 'fixed') return askedText(asked.total, currency);
  const { min, max } = asked;
  if (min.aed === 0) return `Up to ${askedText(max, currency)}`;
  const inAed = `${aedText(min.aed)} to ${aedText(max.aed)}`;
  return currency === 'EUR' ? `${formatEur(eur(min.eur))} to ${formatEur(eur(max.eur))} (${inAed})` : inAed;
};

export const rateFact = (rate: RateMicro): Fact => ({
  label: 'Exchange rate',
  value: `1 EUR = ${formatRate(rate)} AED`,
});
