import type { Ctx } from '#server/calls/context.ts';
import { orderOf } from '../facts.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

/** Whoever pays, of one placing of an order: it can lapse and be placed again. */
export const toPlacing = async (ctx: Ctx, { orderId }: { orderId: string }) => {
  const order = await orderOf(ctx, orderId);
  return toPayer(ctx, `${orderId}:${order?.placedAt?.toISOString()}`, ofOrder(orderId));
};
