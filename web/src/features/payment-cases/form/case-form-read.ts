import type { RequestOf } from '#contracts/endpoint.ts';
import type { createPaymentCase } from '#contracts/payment-cases/admin-payment-cases.ts';
import { CASE_CURRENCIES, type CaseCurrency } from '#contracts/payment-cases/case-options.ts';
import { CASE_TYPES, type CaseType, ownCurrency } from '#domain/cases/case-amount.ts';
import { type FormReader, formReader, type NumberRule } from '#web/forms/form-reader.ts';
import { keptValues } from '#web/forms/kept-values.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';
import { readAttendees } from './attendees-read.ts';
import { courseKeys, NEW_COURSE } from './case-form-values.ts';

const CURRENCIES = ['both', 'EUR', 'AED'] as const satisfies CaseCurrency[];

type CaseRequest = RequestOf<typeof createPaymentCase>;

/** What the form says, with all that cannot be read of it; and which fields attendees and courses come from. */
export interface ReadCase {
  input: Pick<
    CaseRequest,
    | 'title'
    | 'description'
    | 'paymentType'
    | 'currency'
    | 'amount'
    | 'payer'
    | 'attendees'
    | 'linkedCourses'
    | 'internalNotes'
    | 'installments'
    | 'exchangeRate'
  >;
  issues: FormIssue[];
  attendeeFields: string[];
  courseFields: string[];
}

/** Only the amounts of the chosen type are read: without scripts the others are there, too. */
export function readCase(form: FormData): ReadCase {
  const entered = keptValues(form);
  const read = formReader(form);
  const { text, tick } = read;
  const { attendees, fields: attendeeFields, issues: attendeeIssues } = readAttendees(entered);
  const courses = readCourses(entered);
  const paymentType = choiceIn(read, { field: 'paymentType', label: 'Payment type', choices: CASE_TYPES });
  const currency = choiceIn(read, { field: 'currency', label: 'Currency', choices: CURRENCIES });
  const allowed = [...CASE_CURRENCIES[currency]];
  const input = {
    title: text('title'),
    description: text('description'),
    paymentType,
    currency: { allowed, default: ownCurrency(allowed) },
    amount: readAmounts(paymentType, read),
    payer: { name: text('payerName'), email: text('payerEmail'), phone: text('payerPhone') },
    attendees,
    linkedCourses: courses.map(({ courseId }) => ({ courseId })),
    internalNotes: text('notes'),
    installments: {
      enabled: tick('installments'),
      numberOfInstallments: tick('installments') ? readInstalments(read) : 1,
    },
    exchangeRate: readRate(read),
  };
  const issues = [...read.issues, ...attendeeIssues];
  return { input, issues, attendeeFields, courseFields: courses.map(({ field }) => field) };
}

/** For how many days the link lives: asked for a new case only. */
export function readExpiryDays(form: FormData): { expiryDays: number; issues: FormIssue[] } {
  const { whole, issues } = formReader(form);
  return { expiryDays: whole('expiryDays', 'Link expiry days'), issues };
}

function readCourses(entered: Readonly<Record<string, string>>) {
  const fields = [...courseKeys(entered).map((key) => `linkedCourses.${key}`), NEW_COURSE];
  return fields.flatMap((field) => {
    const courseId = (entered[field] ?? '').trim();
    return courseId === '' ? [] : [{ field, courseId }];
  });
}

function readAmounts(type: CaseType, read: FormReader): CaseRequest['amount'] {
  const amount = (field: string, label: string) => numberIn(read, field, { label, decimals: 2 });
  if (type === 'open') return {};
  if (type === 'fixed') {
    const fixed = amount('amount.fixed', 'Amount');
    if (fixed === 0) read.complain('amount.fixed', 'Amount must be greater than 0');
    return { fixed };
  }
  const min = amount('amount.min', 'Minimum amount');
  const max = amount('amount.max', 'Maximum amount');
  if (min !== undefined && max !== undefined && min > max)
    read.complain('amount.max', 'Maximum amount cannot be below the minimum');
  return { min, max };
}

function readRate(read: FormReader): CaseRequest['exchangeRate'] {
  // An empty field is the rate of the settings.
  if (read.text('customRate') === '') return { useDefault: true };
  const customRate = numberIn(read, 'customRate', { label: 'Custom rate', decimals: 6 });
  if (customRate !== undefined && (customRate < 0.1 || customRate > 100))
    read.complain('customRate', 'Custom rate must be between 0.1 and 100');
  return { useDefault: false, customRate };
}

function readInstalments(read: FormReader): number {
  const field = 'numberOfInstallments';
  const count = read.findUnits(field, { label: 'Number of installments', decimals: 0 });
  if (count !== undefined && count < 2) read.complain(field, 'Number of installments must be at least 2');
  return count ?? 2;
}

/** Amounts and rates of the specified calls are decimals. */
function numberIn(read: FormReader, field: string, rule: NumberRule): number | undefined {
  const units = read.findUnits(field, rule);
  return units === undefined ? undefined : units / 10 ** rule.decimals;
}

interface Choices<V extends string> {
  field: string;
  label: string;
  choices: readonly [V, ...V[]];
}

/** The choice that was made, else the first of them and a complaint. */
function choiceIn<V extends string>(read: FormReader, { field, label, choices }: Choices<V>): V {
  const chosen = read.oneOf(field, choices);
  if (!chosen) read.complain(field, `${label} is required`);
  return chosen ?? choices[0];
}
