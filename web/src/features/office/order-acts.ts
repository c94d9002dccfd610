import type { AdminOrderDetail } from '#contracts/admin-orders.ts';
import type { Api } from '#contracts/api.ts';
import { readExtension, readRefund, readTransfer } from './read-order-forms.ts';
import { type Refused, submit } from './submit.ts';

/** What staff can do to an order. The name is the form's `_action` and the address's `do`. */
const orderActs = ['transfer', 'hold', 'refund'] as const;
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
  const { state, method, refundableAed } = order;
  const offered: Record<OrderAct, boolean> = {
    transfer: state !== 'draft' && method !== 'free',
    hold: state === 'placed' && method === 'bank',
    refund: isAdmin && refundableAed > 0,
  };
  return orderActs.filter((act) => offered[act]);
}

interface ActRequest {
  api: Api;
  reference: string;
  form: FormData;
}

export const performOrderAct: Record<OrderAct, (request: ActRequest) => Promise<Refused | undefined>> = {
  transfer: ({ api, reference, form }) =>
    submit({
      form,
      read: readTransfer(form),
      send: (input, idempotencyKey) =>
        api.call('recordBankTransfer', { reference, ...input }, { idempotencyKey }),
    }),
  hold: ({ api, reference, form }) =>
    submit({
      form,
      read: readExtension(form),
      send: (input, idempotencyKey) => api.call('extendHold', { reference, ...input }, { idempotencyKey }),
    }),
  refund: ({ api, reference, form }) =>
    submit({
      form,
      read: readRefund(form),
      send: (input, idempotencyKey) => api.call('refundOrder', { reference, ...input }, { idempotencyKey }),
    }),
};
