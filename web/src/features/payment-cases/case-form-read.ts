import type { RequestOf } from '#contracts/endpoint.ts';
import type { createPaymentCase } from '#contracts/payment-cases/admin-payment-cases.ts';
import { CASE_CURRENCIES, type CaseCurrency } from '#contracts/payment-cases/case-options.ts';
import { CASE_TYPES, type CaseType, ownCurrency } from '#domain/cases/case-amount.ts';
import { keptValues } from '#web/forms/kept-values.ts';
import { parseDecimal } from '#web/forms/parse-decimal.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';
import { readAttendees } from './attendees-read.ts';
import { courseKeys, NEW_COURSE } from './case-form-values.ts';

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
  const text = (name: string) => (entered[name] ?? '').trim();
  const numbers = numberReader(text);
  const { attendees, fields: attendeeFields, issues: attendeeIssues } = readAttendees(entered);
  const courses = readCourses(entered);
  const paymentType = numbers.choice('paymentType', 'Payment type', CASE_TYPES) as CaseType;
  const currency = numbers.choice('currency', 'Currency', Object.keys(CASE_CURRENCIES)) as CaseCurrency;
  const allowed = [...(CASE_CURRENCIES[currency] ?? [])];
  const input = {
    title: text('title'),
    description: text('description'),
    paymentType,
    currency: { allowed, default: ownCurrency(allowed) },
    amount: readAmounts(paymentType, numbers),
    payer: { name: text('payerName'), email: text('payerEmail'), phone: text('payerPhone') },
    attendees,
    linkedCourses: courses.map(({ courseId }) => ({ courseId })),
    internalNotes: text('notes'),
    installments: {
      enabled: 'installments' in entered,
      numberOfInstallments: 'installments' in entered ? numbers.instalments() : 1,
    },
    exchangeRate: numbers.rate(),
  };
  const issues = [...numbers.issues, ...attendeeIssues];
  return { input, issues, attendeeFields, courseFields: courses.map(({ field }) => field) };
}

/** For how many days the link lives: asked for a new case only. */
export function readExpiryDays(form: FormData): { expiryDays: number; issues: FormIssue[] } {
  const numbers = numberReader((name) => String(form.get(name) ?? '').trim());
  const expiryDays = numbers.number('expiryDays', { label: 'Link expiry days', decimals: 0 }) ?? 0;
  return { expiryDays, issues: numbers.issues };
}

function readCourses(entered: Readonly<Record<string, string>>) {
  const fields = [...courseKeys(entered).map((key) => `linkedCourses.${key}`), NEW_COURSE];
  return fields.flatMap((field) => {
    const courseId = (entered[field] ?? '').trim();
    return courseId === '' ? [] : [{ field, courseId }];
  });
}

type Numbers = ReturnType<typeof numberReader>;

function readAmounts(type: CaseType, { amount, complain }: Numbers): CaseRequest['amount'] {
  if (type === 'open') return {};
  if (type === 'fixed') {
    const fixed = amount('amount.fixed', 'Amount');
    if (fixed === 0) complain('amount.fixed', 'Amount must be greater than 0');
    return { fixed };
  }
  const min = amount('amount.min', 'Minimum amount');
  const max = amount('amount.max', 'Maximum amount');
  if (min !== undefined && max !== undefined && min > max)
    complain('amount.max', 'Maximum amount cannot be below the minimum');
  return { min, max };
}

interface NumberRule {
  label: string;
  decimals: number;
}

function numberReader(text: (name: string) => string) {
  const issues: FormIssue[] = [];
  const complain = (field: string, message: string) => {
    issues.push({ field, message });
  };

  function number(field: string, { label, decimals }: NumberRule): number | undefined {
    const value = parseDecimal(text(field), decimals);
    if (value !== undefined) return value / 10 ** decimals;
    if (text(field) === '') complain(field, `${label} is required`);
    else if (decimals === 0) complain(field, `${label} must be a whole number`);
    else complain(field, `${label} must be a number with at most ${decimals} decimals`);
    return undefined;
  }

  return {
    issues,
    complain,
    number,
    /** The choice that was made, else the first of them and a complaint. */
    choice(field: string, label: string, choices: readonly string[]): string {
      const chosen = choices.find((one) => one === text(field));
      if (!chosen) complain(field, `${label} is required`);
      return chosen ?? choices[0] ?? '';
    },
    amount: (field: string, label: string) => number(field, { label, decimals: 2 }),
    instalments(): number {
      const field = 'numberOfInstallments';
      const count = number(field, { label: 'Number of instalments', decimals: 0 });
      if (count !== undefined && count < 2) complain(field, 'Number of instalments must be at least 2');
      return count ?? 2;
    },
    /** An empty field is the rate of the settings. */
    rate(): CaseRequest['exchangeRate'] {
      if (text('customRate') === '') return { useDefault: true };
      const customRate = number('customRate', { label: 'Custom rate', decimals: 6 });
      if (customRate !== undefined && (customRate < 0.1 || customRate > 100))
        complain('customRate', 'Custom rate must be between 0.1 and 100');
      return { useDefault: false, customRate };
    },
  };
}
