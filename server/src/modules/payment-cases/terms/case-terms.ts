import type { CaseInput } from '#contracts/payment-cases/admin-case-fields.ts';
import { CASE_CURRENCIES } from '#contracts/payment-cases/case-options.ts';
import { type Currency, ownCurrency } from '#domain/cases/case-amount.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { requireChargeable } from './require-chargeable.ts';

/** What is asked for, as it is stored: none of it can change once somebody pays. */
export type CaseTerms = Pick<
  PaymentCase,
  | 'type'
  | 'allowedCurrencies'
  | 'defaultCurrency'
  | 'fixedAmount'
  | 'minAmount'
  | 'maxAmount'
  | 'installments'
  | 'customRateMicro'
>;

type Input = Pick<CaseInput, 'paymentType' | 'currency' | 'amount' | 'installments' | 'exchangeRate'>;

/** What was entered, checked against all that the form alone cannot know. `before` is what was stored so far. */
export const readTerms = async (ctx: SignedInCtx, input: Input, before?: CaseTerms): Promise<CaseTerms> => {
  const { paymentType: type, amount, installments } = input;
  const allowedCurrencies = CASE_CURRENCIES.both.filter((one) => input.currency.allowed.includes(one));
  const terms: CaseTerms = {
    type,
    allowedCurrencies,
    defaultCurrency: readDefault(allowedCurrencies, input.currency.default),
    fixedAmount: type === 'fixed' ? (amount.fixed ?? 0) : null,
    minAmount: type === 'range' ? (amount.min ?? 0) : null,
    maxAmount: type === 'range' ? (amount.max ?? 0) : null,
    installments: installments.enabled ? installments.numberOfInstallments : 1,
    customRateMicro: readRate(ctx, input.exchangeRate, before?.customRateMicro ?? null),
  };
  if (!before || !areSameTerms(terms, before)) await requireChargeable(ctx, terms);
  return terms;
};

export const areSameTerms = (a: CaseTerms, b: CaseTerms): boolean =>
  a.type === b.type &&
  a.allowedCurrencies.join() === b.allowedCurrencies.join() &&
  a.fixedAmount === b.fixedAmount &&
  a.minAmount === b.minAmount &&
  a.maxAmount === b.maxAmount &&
  a.installments === b.installments &&
  a.customRateMicro === b.customRateMicro;

const readDefault = (allowed: Currency[], wanted: Currency | undefined): Currency => {
  if (!wanted) return ownCurrency(allowed);
  if (!allowed.includes(wanted))
    throw fieldError('currency.default', 'The default currency must be one of those allowed');
  return wanted;
};

const readRate = (ctx: SignedInCtx, given: Input['exchangeRate'], before: number | null): number | null => {
  if (!given.useDefault && !given.customRate)
    throw fieldError('exchangeRate.customRate', 'Custom rate is required');
  const wanted = given.useDefault ? null : Math.round((given.customRate ?? 0) * 1_000_000);
  if (wanted !== before && ctx.caller.user.role !== 'admin')
    throw new AppError('not-allowed', { message: 'Only an administrator can set a custom rate.' });
  return wanted;
};
