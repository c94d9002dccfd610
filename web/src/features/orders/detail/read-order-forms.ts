import { formReader } from '#web/forms/form-reader.ts';

const amount = { label: 'Amount', decimals: 2 };
const credit = { label: 'To the credit note', decimals: 2 };

export function readTransfer(form: FormData) {
  const read = formReader(form);
  return read.finish({
    amountAed: read.units('amountAed', amount),
    transactionId: read.text('transactionId'),
    receivedOn: read.text('receivedOn'),
    note: read.text('note'),
    agreedTerms: read.tick('agreedTerms'),
  });
}

export function readExtension(form: FormData) {
  const read = formReader(form);
  return read.finish({ days: read.whole('days', 'Days') });
}

export function readCancelSale(form: FormData) {
  const read = formReader(form);
  return read.finish({ reason: read.text('reason') });
}

const PLACES = ['cancel', 'keep'] as const;

export function readRefund(form: FormData) {
  const read = formReader(form);
  const place = read.oneOf('cancelEnrolment', PLACES);
  return read.finish({
    amountAed: read.units('amountAed', amount),
    ...(form.has('creditEur') && { creditEur: read.units('creditEur', credit) }),
    reason: read.text('reason'),
    cancelEnrolment: place && place === 'cancel',
    ...read.typed(['password']),
  });
}
