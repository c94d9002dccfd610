import { expect, test } from 'vitest';
import { readExtension, readRefund, readTransfer } from './read-order-forms.ts';

function formWith(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

test('a transfer is read in fils, as the bank shows it', () => {
  const form = formWith({
    amountAed: '1,234.50',
    transactionId: ' FT27069 ',
    receivedOn: '2027-03-10',
    note: '',
  });
  expect(readTransfer(form).input).toEqual({
    amountAed: 123_450,
    transactionId: 'FT27069',
    agreedTerms: false,
    receivedOn: '2027-03-10',
    note: '',
  });
});

test('an amount with three decimals is told at its field', () => {
  const { issues } = readTransfer(formWith({ amountAed: '10.005' }));
  expect(issues).toEqual([
    { field: 'amountAed', message: 'Amount must be a number with at most 2 decimals' },
  ]);
});

test('a refund says what becomes of the place, or nothing', () => {
  const entries = { amountAed: '100', reason: 'Course moved', password: ' with blanks ' };
  expect(readRefund(formWith(entries)).input).toEqual({
    amountAed: 10_000,
    reason: 'Course moved',
    cancelEnrolment: undefined,
    password: ' with blanks ',
  });
  const placeOf = (cancelEnrolment: string) =>
    readRefund(formWith({ ...entries, cancelEnrolment })).input?.cancelEnrolment;
  expect([placeOf('cancel'), placeOf('keep')]).toEqual([true, false]);
});

test('a hold is extended by whole days', () => {
  expect(readExtension(formWith({ days: '7' })).input).toEqual({ days: 7 });
  expect(readExtension(formWith({ days: '1.5' })).issues?.[0]?.message).toBe('Days must be a whole number');
  expect(readExtension(formWith({})).issues?.[0]?.message).toBe('Days is required');
});
