import type { Settings } from '#contracts/site/admin-settings.ts';
import { type CaseAmount, money, ownCurrency } from '#domain/cases/case-amount.ts';
import { type Money, type RateMicro, rateMicro } from '#domain/money/money.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';

export const ownCurrencyOf = ({ allowedCurrencies }: Pick<PaymentCase, 'allowedCurrencies'>) =>
  ownCurrency(allowedCurrencies);

/** What a case asks for. */
export const amountOf = (one: PaymentCase): CaseAmount => {
  const currency = ownCurrencyOf(one);
  if (one.type === 'open') return { type: 'open', currency };
  if (one.type === 'fixed') return { type: 'fixed', currency, fixed: one.fixedAmount ?? 0 };
  return { type: 'range', currency, min: one.minAmount ?? 0, max: one.maxAmount ?? 0 };
};

/** The rate that a case is or will be charged at: frozen, else its own, else the setting for payment links. */
export const rateOf = (
  { rateMicro: frozen, customRateMicro }: Pick<PaymentCase, 'rateMicro' | 'customRateMicro'>,
  { rates }: Pick<Settings, 'rates'>,
): RateMicro => rateMicro(frozen ?? customRateMicro ?? rates.paymentLinkRate);

/** The total, in the case's own currency, where no payer chooses it any more: fixed, or decided by the first payment. */
export const decidedTotal = (one: PaymentCase): Money | null => {
  const currency = ownCurrencyOf(one);
  if (one.type === 'fixed') return money(currency, one.fixedAmount ?? 0);
  if (one.appliedAed === 0) return null;
  return money(currency, (currency === 'EUR' ? one.dueEur : one.dueAed) ?? 0);
};
