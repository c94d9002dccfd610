import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import {
  CASE_CURRENCIES,
  type CaseCurrency,
  DEFAULT_EXPIRY_DAYS,
} from '#contracts/payment-cases/case-options.ts';
import { fieldAmount } from '../case-words.ts';
import { attendeeField } from './attendees-read.ts';

/** What a form holds, by the names of its fields. A box that is not ticked is not in it. */
export type Entered = Readonly<Record<string, string>>;

export const NEW_COURSE = 'newCourse';

/** The keys of the courses that a form has linked, in their order. */
export const courseKeys = (entered: Entered): string[] =>
  Object.keys(entered).flatMap((name) => /^linkedCourses\.(\d+)$/.exec(name)?.[1] ?? []);

/** A new case, with the specified defaults. */
export const blankCase: Entered = {
  paymentType: 'fixed',
  currency: 'EUR',
  expiryDays: String(DEFAULT_EXPIRY_DAYS),
  numberOfInstallments: '2',
};

/** A case as the form shows it: to be changed, or to begin another from. */
export function enteredOf(one: PaymentCaseDetail): Entered {
  const entered: Record<string, string> = {
    title: one.title,
    description: one.description,
    paymentType: one.paymentType,
    currency: currencyChoice(one),
    'amount.fixed': amountOrNothing(one.amount.fixed),
    'amount.min': amountOrNothing(one.amount.min),
    'amount.max': amountOrNothing(one.amount.max),
    numberOfInstallments: String(Math.max(2, one.installments.numberOfInstallments)),
    customRate: one.exchangeRate.customRate === null ? '' : String(one.exchangeRate.customRate),
    expiryDays: String(one.expiryDays),
    payerName: one.payer.name,
    payerEmail: one.payer.email,
    payerPhone: one.payer.phone,
    notes: one.internalNotes,
  };
  if (one.installments.enabled) entered.installments = 'on';
  for (const [index, { name, email, phone }] of one.attendees.entries()) {
    const field = attendeeField(String(index));
    Object.assign(entered, { [`${field}.name`]: name, [`${field}.email`]: email, [`${field}.phone`]: phone });
  }
  for (const [index, { courseId }] of one.linkedCourses.entries())
    entered[`linkedCourses.${index}`] = courseId;
  return entered;
}

const amountOrNothing = (units: number | null) => (units === null ? '' : fieldAmount(units));

/** Which of the three choices a case was made with. */
function currencyChoice({ currency }: Pick<PaymentCaseDetail, 'currency'>): CaseCurrency {
  if (currency.allowed.length > 1) return 'both';
  return currency.allowed[0] ?? 'EUR';
}

export const isCurrencyChoice = (text: string | undefined): text is CaseCurrency =>
  text !== undefined && Object.hasOwn(CASE_CURRENCIES, text);
