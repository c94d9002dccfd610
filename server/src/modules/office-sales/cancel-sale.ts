import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { endOrder, lockOrder, type Order, orderEvents, ownerOf, requireOrder } from '../orders/index.ts';
import { expireLiveAttempts, liveAttempt, paidOf } from '../payments/index.ts';
import { releasePromo } from '../promotions/index.ts';
import { requireUnpaidSale } from './require-unpaid-sale.ts';

type Wish = { reference: string; reason: string };

/**
 * Cancels what staff have sold and nobody has paid. Its card page is closed first; whoever has paid by then has bought.
 */
export const cancelSale = async (ctx: OuterCtx, { reference, reason }: Wish): Promise<void> => {
  const order = requireUnpaidSale(await requireOrder(ctx.database, reference));
  const closing = await expireLiveAttempts(ctx, ownerOf(order));
  if (closing === 'unknown') throw new AppError('gateway-unavailable');
  await ctx.transact((tx) => cancel(tx, order, reason));
};

const cancel = async (ctx: Ctx, { id }: Order, reason: string): Promise<void> => {
  const order = requireUnpaidSale(await lockOrder(ctx.db, id));
  const owner = ownerOf(order);
  if (await liveAttempt(ctx.db, owner)) throw new AppError('conflict');
  if ((await paidOf(ctx.db, owner)).aed > 0)
    throw new AppError('wrong-state', { message: 'A part of this order has been paid.' });
  await endOrder(ctx, order, `Cancelled by the course office: ${reason}`);
  await releasePromo(ctx, id);
  await announce(ctx, orderEvents['order.sale-cancelled'], { orderId: id });
  await recordAudit(ctx, {
    action: 'order.sale-cancelled',
    objectKind: 'order',
    objectId: id,
    before: { state: order.state },
    after: { state: 'cancelled', reason },
  });
};
