import type { PaymentCaseDetail, PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import { type Currency, ownCurrency } from '#domain/cases/case-amount.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { aedDecimalText, eurDecimalText } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const caseLamps: Readonly<Record<CaseStatus, LampKind>> = {
  draft: 'draft',
  active: 'open',
  pending: 'in-progress',
  partially_paid: 'limited',
  fully_paid: 'completed',
  paid: 'completed',
  expired: 'closed',
  cancelled: 'cancelled',
  refunded: 'full',
};

type Asked = Pick<PaymentCaseSummary, 'paymentType' | 'amount' | 'currency'>;

/** The currency in which a case's amounts are told. */
export const currencyOf = ({ currency }: Pick<Asked, 'currency'>): Currency => ownCurrency(currency.allowed);

/** '€1,450.00' or 'AED 420.00', from units. */
export const sumText = (currency: Currency, units: number): string =>
  currency === 'EUR' ? eurDecimalText(units) : aedDecimalText(units);

/** What a case asks for: a sum, a range, or whatever the payer enters. */
export function amountText(asked: Asked): string {
  const currency = currencyOf(asked);
  const { fixed, min, max } = asked.amount;
  if (asked.paymentType === 'open') return 'Open amount';
  if (asked.paymentType === 'range')
    return `${sumText(currency, min ?? 0)} to ${sumText(currency, max ?? 0)}`;
  return sumText(currency, fixed ?? 0);
}

/** Whether the end is over, whatever has become of the case. */
export const isPast = (expiresAt: string | null, now: string): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);

/** Units of the case's currency that are still to come; null while the payer may choose the total. */
export function outstandingOf(one: PaymentCaseDetail): number | null {
  const { totalAmountDue, totalAmountPaid } = one.financial;
  if (currencyOf(one) === 'AED') return one.outstandingAed === null ? null : one.outstandingAed / 100;
  if (totalAmountDue === null) return null;
  return Math.max(0, Math.round((totalAmountDue - totalAmountPaid) * 100) / 100);
}

/** An amount as a field shows it, always with its cents. */
export const fieldAmount = (units: number): string => units.toFixed(2);

/** Beside a linked course: who pays is asked for no license, and has the place all the same. */
export const asksForLicence = (professions: readonly string[]): string =>
  `Asks for a license (${professions.join(', ')}). Who pays by this link is not asked for it: please see it yourselves.`;
