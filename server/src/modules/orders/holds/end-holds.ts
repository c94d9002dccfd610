import type { OuterCtx } from '#server/calls/context.ts';
import { expireLiveAttempts } from '#server/modules/payments/index.ts';
import { findOrder, listEndingHolds } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { lapseIfUnpaid } from './lapse-order.ts';

const MOST_IN_ONE_RUN = 500;
const AT_ONCE = 10;

/**
 * Two minutes before a hold ends the card page is closed and the gateway asked; "not paid" frees the seat at once.
 * While the gateway is silent the seat waits, for ten minutes after the end at most. One order that fails does not
 * keep the others waiting.
 */
export const endHolds = async (ctx: OuterCtx): Promise<void> => {
  const ids = await listEndingHolds(ctx.database, MOST_IN_ONE_RUN);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    await Promise.all(ids.slice(first, first + AT_ONCE).map((id) => tryToEnd(ctx, id)));
  }
};

const tryToEnd = async (ctx: OuterCtx, orderId: string): Promise<void> => {
  try {
    await endHold(ctx, orderId);
  } catch (error) {
    ctx.log.error({ err: error, orderId }, 'a hold could not be ended and is tried again');
  }
};

const endHold = async (ctx: OuterCtx, orderId: string): Promise<void> => {
  const order = await findOrder(ctx.database, orderId);
  if (order?.state !== 'placed' || !order.isEnding) return;
  const closing = await expireLiveAttempts(ctx, ownerOf(order));
  const isKnown = closing === 'closed' || order.isForfeited;
  if (isKnown) await ctx.transact((tx) => lapseIfUnpaid(tx, orderId));
};
