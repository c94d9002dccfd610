import { planShares } from '#contracts/course-office/course-rules.ts';
import { eurDecimalText } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';

type PaymentOptions = FormValues['enrollment']['paymentOptions'];

interface Shares {
  /** In the order of the plan. */
  each: number[];
  total: number;
  /** What is not given to any part, or, below 0, given too much. */
  missing: number;
  /** All of them make 100, or some leave a rest for those without a share. */
  isRight: boolean;
}

const asNumber = (value: unknown) => Number(value) || 0;

/** The shares of the plan as they are typed. */
export function sharesOf(structure: PaymentOptions['installmentStructure'] | undefined): Shares {
  const each = (structure?.installmentPlan ?? []).map((part) => asNumber(part?.percentageOfTotal));
  const given = each.filter((share) => share !== 0).map((percentageOfTotal) => ({ percentageOfTotal }));
  const { total, isRight } = planShares({
    numberOfInstallments: asNumber(structure?.numberOfInstallments),
    installmentPlan: given,
  });
  return { each, total, missing: Math.round((100 - total) * 100) / 100, isRight };
}

export function sharesWords({ total, missing, isRight }: Shares): string {
  if (total === 0) return 'Without shares, half is due at enrollment and the rest in equal parts.';
  if (missing === 0) return 'The shares add up to 100%.';
  if (missing < 0) return `The shares add up to ${total}%, ${-missing}% too much.`;
  return isRight
    ? `The shares add up to ${total}%; the parts without one share the other ${missing}%.`
    : `The shares add up to ${total}%. ${missing}% is missing.`;
}

export const amountWords = (price: unknown, share: number): string =>
  share > 0 && asNumber(price) > 0 ? eurDecimalText(Math.round(asNumber(price) * share) / 100) : '';

/** When a part is due, in days from the start; what is left empty falls on the usual day. */
export function dueWords(days: unknown, index: number): string {
  if (index === 0) return 'At enrollment';
  if (days === null || days === undefined || days === '') return 'On the usual day';
  const count = Math.abs(Number(days));
  if (count === 0) return 'On the first day';
  const unit = count === 1 ? 'day' : 'days';
  return `${count} ${unit} ${Number(days) < 0 ? 'before' : 'after the'} start`;
}

/** Days before the start as days from it, and back; what is no number stays as it was typed. */
export const turned = (days: string): string =>
  days.trim() === '' || Number.isNaN(Number(days)) ? days : String(0 - Number(days));
