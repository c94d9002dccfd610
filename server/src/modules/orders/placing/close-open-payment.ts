import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { expireLiveAttempts } from '#server/modules/payments/index.ts';
import { lapseIfUnpaid } from '../holds/lapse-order.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/**
 * Before a placed order changes, its card page is ended at the gateway, so that nobody pays an old price; when that
 * payment has just been made it stands, and the answer says so. An order whose hold is ending makes way for a new one.
 */
export const closeOpenPayment = async (ctx: OuterCtx, order: Order): Promise<'closed' | 'captured'> => {
  const closing = await expireLiveAttempts(ctx, ownerOf(order));
  if (closing === 'unknown') throw new AppError('gateway-unavailable');
  if (closing === 'closed' && order.isEnding) await ctx.transact((tx) => lapseIfUnpaid(tx, order.id));
  return closing;
};
