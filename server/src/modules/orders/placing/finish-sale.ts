import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordTransfer } from '#server/modules/payments/index.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { confirmOrder } from './confirm-order.ts';
import type { Sale } from './sale.ts';

/** Asks for what is still to be paid; confirms what is paid in cash, or costs nothing. */
export const finishSale = async (ctx: Ctx, order: Order, { way, cash }: Sale): Promise<Order> => {
  const { id: orderId, reference, breakdown } = order;
  if (way === 'link') await announce(ctx, orderEvents['order.payment-asked'], { orderId });
  if (way === 'transfer') await announce(ctx, orderEvents['order.transfer-awaited'], { orderId });
  if (way === 'free') {
    const verdict = await confirmOrder(ctx, order);
    if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  }
  if (way === 'cash')
    await recordTransfer(ctx, {
      owner: ownerOf(order),
      aed: breakdown?.totalAed ?? 0,
      method: 'manual',
      methodName: 'Cash',
      transactionId: cash.reference || `${reference}-CASH`,
      receivedOn: cash.receivedOn,
      note: 'Paid in cash',
    });
  const finished = await lockOrder(ctx.db, orderId);
  if (way === 'cash' && finished.state !== 'confirmed') throw new AppError('conflict');
  return finished;
};
