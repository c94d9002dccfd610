import { needsActionEndpoints as needs } from '#contracts/orders/admin-needs-action.ts';
import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { countActions } from '#server/modules/payments/index.ts';
import { refundOrder } from './ending/refund-order.ts';
import { acceptTransfer } from './holds/accept-transfer.ts';
import { extendHold } from './holds/extend-hold.ts';
import { adminGetOrder } from './office/admin-get-order.ts';
import { adminListOrders } from './office/admin-list-orders.ts';
import { listNeedsAction } from './office/list-needs-action.ts';
import { reopenNeedsAction } from './office/reopen-needs-action.ts';
import { resolveNeedsAction } from './office/resolve-needs-action.ts';
import { recordBankTransfer } from './parts/record-bank-transfer.ts';
import { remindOfPart } from './parts/remind-of-part.ts';

export const adminOrderBindings: Binding[] = [
  on(calls.adminListOrders, adminListOrders),
  on(calls.adminGetOrder, async (ctx, { reference }) => ({ order: await adminGetOrder(ctx, reference) })),
  onOuter(calls.recordBankTransfer, async (ctx, input) => {
    await recordBankTransfer(ctx, input);
    const order = await ctx.transact((tx) => adminGetOrder(tx, input.reference));
    return { message: 'The transfer has been recorded.', order };
  }),
  on(calls.extendHold, async (ctx, input) => {
    await extendHold(ctx, input);
    return {
      message: 'The seat is held longer.',
      order: await adminGetOrder(ctx, input.reference),
    };
  }),
  on(calls.acceptTransfer, async (ctx, { reference }) => {
    await acceptTransfer(ctx, reference);
    return {
      message: 'Bank transfer can be chosen now.',
      order: await adminGetOrder(ctx, reference),
    };
  }),
  on(calls.remindOfPart, async (ctx, { reference }) => {
    await remindOfPart(ctx, reference);
    return { message: 'The reminder is on its way.' };
  }),
  onOuter(calls.refundOrder, async (ctx, input) => {
    await refundOrder(ctx, input);
    const order = await ctx.transact((tx) => adminGetOrder(tx, input.reference));
    return { message: 'The refund has begun.', order };
  }),
  on(needs.listNeedsAction, listNeedsAction),
  on(needs.countNeedsAction, async ({ db }) => ({ count: await countActions(db) })),
  on(needs.resolveAction, async (ctx, { actionId }) => {
    const resolvedAt = await resolveNeedsAction(ctx, actionId);
    return { message: 'Done.', undo: resolvedAt && { resolvedAt: resolvedAt.toISOString() } };
  }),
  on(needs.reopenAction, async (ctx, input) => {
    await reopenNeedsAction(ctx, input);
    return { message: 'Open again.' };
  }),
];
