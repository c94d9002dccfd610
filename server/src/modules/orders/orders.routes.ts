import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { abandonOrder } from './ending/abandon-order.ts';
import { withdrawFromCourse } from './ending/withdraw-from-course.ts';
import { requireOwnOrder } from './orders.policy.ts';
import { checkPayment } from './parts/check-payment.ts';
import { getPaymentStatus } from './parts/get-payment-status.ts';
import { payObligation } from './parts/pay-obligation.ts';
import { gatherOrder } from './reading/gather-order.ts';
import { listOrders } from './reading/list-orders.ts';
import { presentDetail } from './reading/orders.present.ts';

export const orderBindings: Binding[] = [
  on(calls.listOrders, (ctx, { cursor }) => listOrders(ctx, cursor)),
  on(calls.getOrder, async (ctx, { reference }) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
    return { order: presentDetail(await gatherOrder(ctx, order)) };
  }),
  on(calls.getPaymentStatus, async (ctx, { reference }) =>
    getPaymentStatus(ctx.db, await requireOwnOrder(ctx.db, ctx.caller, reference)),
  ),
  onOuter(calls.checkPayment, (ctx, { reference }) => checkPayment(ctx, reference)),
  onOuter(calls.payObligation, async (ctx, input) => ({
    message: 'Please pay on the card page.',
    ...(await payObligation(ctx, input)),
  })),
  onOuter(calls.abandonOrder, async (ctx, { reference }) => {
    const { state } = await abandonOrder(ctx, reference);
    const message = state === 'confirmed' ? 'Your payment has arrived.' : 'The order has been given up.';
    return { message, state };
  }),
  onOuter(calls.withdrawFromCourse, async (ctx, { reference }) => {
    await withdrawFromCourse(ctx, reference);
    return { message: 'You have withdrawn. Everything you paid goes back to you.' };
  }),
];
