import type { Site } from '#contracts/site/site.ts';
import { eur, formatAmount, proportionOf } from '#domain/money/money.ts';

/** Micro-units of a currency for one EUR. */
export type Rates = Record<'USD' | 'AED' | 'GBP' | 'INR', number>;
export type Currency = 'EUR' | keyof Rates;

export const ratesOf = ({ approximateRates, checkoutRate }: Site): Rates => ({
  ...approximateRates,
  AED: checkoutRate,
});

export const CURRENCIES: readonly { code: Currency; symbol: string }[] = [
  { code: 'EUR', symbol: '€' },
  { code: 'USD', symbol: '$' },
  { code: 'AED', symbol: 'د.إ' },
  { code: 'GBP', symbol: '£' },
  { code: 'INR', symbol: '₹' },
];

/** A price in euro cents, told in another currency for orientation: '$1,566.00'. */
export const approximately = (cents: number, currency: keyof Rates, rates: Rates): string => {
  const amount = proportionOf(eur(cents), { part: rates[currency], whole: 1_000_000 });
  return `${CURRENCIES.find(({ code }) => code === currency)?.symbol}${formatAmount(amount)}`;
};
