import type { extendHold, recordBankTransfer, refundOrder } from '#contracts/admin-orders.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { formReader, type Read } from './form-reader.ts';

type Transfer = Omit<RequestOf<typeof recordBankTransfer>, 'reference'>;
type Extension = Omit<RequestOf<typeof extendHold>, 'reference'>;
type Refund = Omit<RequestOf<typeof refundOrder>, 'reference'>;

const amount = { label: 'Amount', decimals: 2 };

export function readTransfer(form: FormData): Read<Transfer> {
  const read = formReader(form);
  return read.finish({
    amountAed: read.units('amountAed', amount),
    transactionId: read.text('transactionId'),
    receivedOn: read.text('receivedOn'),
    note: read.text('note'),
  });
}

export function readExtension(form: FormData): Read<Extension> {
  const read = formReader(form);
  return read.finish({ days: read.whole('days', 'Days') });
}

export function readRefund(form: FormData): Read<Refund> {
  const read = formReader(form);
  return read.finish({
    amountAed: read.units('amountAed', amount),
    reason: read.text('reason'),
    cancelEnrolment: read.tick('cancelEnrolment'),
    password: read.secret('password'),
  });
}
