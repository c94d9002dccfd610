import type { Currency } from '#domain/cases/case-amount.ts';
import { formReader } from '#web/forms/form-reader.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';

const amount = { label: 'Amount', decimals: 2 };

const CURRENCIES: readonly Currency[] = ['EUR', 'AED'];

/** Amounts of the specified calls are units. */
export function readPayment(form: FormData) {
  const read = formReader(form);
  return read.finish({
    amount: read.units('amount', amount) / 100,
    currency: read.oneOf('currency', CURRENCIES),
    paymentMethod: read.text('paymentMethod'),
    reference: read.text('reference'),
    receivedOn: read.optionalDay('receivedOn') ?? undefined,
    notes: read.text('notes'),
  });
}

export function readDays(form: FormData) {
  const read = formReader(form);
  return read.finish({ days: read.whole('days', 'Days') });
}

export function readRefund(form: FormData) {
  const read = formReader(form);
  return read.finish({
    amount: read.units('amount', amount) / 100,
    reason: read.text('reason'),
    ...read.typed(['password']),
  });
}

const BATCH_ACTIONS = ['resend', 'extend', 'cancel'] as const;

export function readBatch(form: FormData) {
  const read = formReader(form);
  const action = read.oneOf('batch', BATCH_ACTIONS) ?? 'resend';
  return read.finish({
    ids: read.all('ids'),
    action,
    days: action === 'extend' ? read.whole('batchDays', 'Days') : undefined,
    reason: action === 'cancel' ? read.text('batchReason') : undefined,
  });
}

const BATCH_FIELDS: Readonly<Record<string, string>> = { days: 'batchDays', reason: 'batchReason' };

/** What the call complains of, by the names that the fields have beside those of other forms. */
export const batchIssue = ({ field, message }: FormIssue): FormIssue => ({
  field: BATCH_FIELDS[field] ?? (field.startsWith('ids') ? '' : field),
  message,
});
