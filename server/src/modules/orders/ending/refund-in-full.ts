import type { Ctx } from '#server/calls/context.ts';
import { leftOf, refundCaptures } from '#server/modules/payments/index.ts';
import { releasePromo } from '#server/modules/promotions/index.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** For who did nothing to lose their place: all that was paid and not given back yet, and the use of a promo code. */
export const refundInFull = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  const owner = ownerOf(order);
  await releasePromo(ctx, order.id);
  const { aed } = await leftOf(ctx.db, owner);
  if (aed > 0) await refundCaptures(ctx, { owner, aed, reason });
};
