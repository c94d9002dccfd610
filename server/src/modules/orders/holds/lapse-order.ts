import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { releaseCredit } from '#server/modules/credits/index.ts';
import { liveAttempt, paidOf, raiseAction } from '#server/modules/payments/index.ts';
import { releasePromo } from '#server/modules/promotions/index.ts';
import { releaseLines } from '../lines/release-lines.ts';
import { moveOrder } from '../move-order.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/**
 * Ends a placed order that was not paid in time: seat, code and credit are free for others. What it owed stands, so that
 * money that comes late still finds it.
 */
export const lapseOrder = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  await releaseLines(ctx, order, reason);
  await releasePromo(ctx, order.id);
  if (order.creditEur > 0) await releaseCredit(ctx, order.id);
  await moveOrder(ctx, { order, to: 'lapsed' }, { set: { closedAt: ctx.now, closedReason: reason } });
  const { aed } = await paidOf(ctx.db, ownerOf(order));
  if (aed > 0) {
    await raiseAction(ctx, {
      kind: 'lapsed-with-money',
      dedupeKey: `lapsed-with-money:${order.id}`,
      owner: ownerOf(order),
      message: `${order.reference} lapsed after a part of its first payment had arrived`,
    });
  }
  await announce(ctx, orderEvents['order.lapsed'], { orderId: order.id });
};

/** The gateway said "not paid" a moment ago: that still has to be true under the order's lock. */
export const lapseIfUnpaid = async (ctx: Ctx, orderId: string): Promise<void> => {
  const order = await lockOrder(ctx.db, orderId);
  if (order.state !== 'placed' || !order.isEnding) return;
  if (!order.isForfeited && (await liveAttempt(ctx.db, ownerOf(order)))) return;
  await lapseOrder(ctx, order, 'The hold ended without a payment');
};
