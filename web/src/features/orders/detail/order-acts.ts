import type { Api } from '#contracts/api.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Submitted, sendRead } from '#web/forms/submission.ts';
import { papersOf } from '../papers.ts';
import { readCancelSale, readExtension, readRefund, readTransfer } from './read-order-forms.ts';

/** What staff can do to an order. The name is the form's `_action` and the address's `do`. */
export const orderActs = [
  'transfer',
  'accept',
  'remind',
  'hold',
  'letter',
  'paper',
  'cancel',
  'refund',
] as const;
export type OrderAct = (typeof orderActs)[number];

export const findOrderAct = (name: unknown) => orderActs.find((act) => act === name) ?? null;

interface ActRules {
  order: AdminOrderDetail;
  isAdmin: boolean;
}

/**
 * The acts an order offers. Money that arrived is recorded whatever the order has become, so a transfer is
 * refused only where nothing was ever asked for.
 */
export function offeredActs({ order, isAdmin }: ActRules): OrderAct[] {
  const { state, method, nextDue, refundableAed, refundableCreditEur } = order;
  const isUnpaidSale = state === 'placed' && order.soldBy !== null;
  const offered: Record<OrderAct, boolean> = {
    transfer: state !== 'draft' && method !== 'free' && method !== 'credit',
    accept: state === 'draft' && method !== 'bank',
    remind: state === 'confirmed' && nextDue !== null,
    hold: state === 'placed' && method === 'bank',
    letter: isUnpaidSale,
    paper: papersOf(order).length > 0,
    cancel: isUnpaidSale,
    refund: isAdmin && refundableAed + refundableCreditEur > 0,
  };
  return orderActs.filter((act) => offered[act]);
}

/** Staff have sold it by link and its person has agreed to nothing yet: whoever records their transfer says that they have. */
export const lacksTerms = ({ state, soldBy, termsAcceptedAt }: AdminOrderDetail): boolean =>
  (state === 'placed' || state === 'lapsed') && soldBy !== null && termsAcceptedAt === null;

interface ActRequest {
  api: Api;
  reference: string;
  form: FormData;
}

export const performOrderAct: Record<OrderAct, (request: ActRequest) => Promise<Submitted>> = {
  transfer: ({ api, reference, form }) =>
    sendRead(readTransfer(form), (input) =>
      api.call('recordBankTransfer', { reference, ...input }, keyOf(form)),
    ),
  accept: ({ api, reference, form }) => api.call('acceptTransfer', { reference }, keyOf(form)),
  remind: ({ api, reference, form }) => api.call('remindOfPart', { reference }, keyOf(form)),
  hold: ({ api, reference, form }) =>
    sendRead(readExtension(form), (input) => api.call('extendHold', { reference, ...input }, keyOf(form))),
  letter: ({ api, reference, form }) => api.call('sendPaymentLetter', { reference }, keyOf(form)),
  paper: ({ api, reference, form }) =>
    api.call('adminSendPaper', { reference, ...formReader(form).typed(['number', 'to']) }, keyOf(form)),
  cancel: ({ api, reference, form }) =>
    sendRead(readCancelSale(form), (input) => api.call('cancelSale', { reference, ...input }, keyOf(form))),
  refund: ({ api, reference, form }) =>
    sendRead(readRefund(form), (input) => api.call('refundOrder', { reference, ...input }, keyOf(form))),
};
