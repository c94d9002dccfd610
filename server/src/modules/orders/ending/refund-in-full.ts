import type { Ctx } from '#server/calls/context.ts';
import { releasePromo } from '#server/modules/promotions/index.ts';
import type { Order } from '../orders.repository.ts';
import { giveBack } from './give-back.ts';
import { paidLeftOf } from './paid-left.ts';

/** For who did nothing to lose their place: all that was paid and not given back yet, and the use of a promo code. */
export const refundInFull = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  await releasePromo(ctx, order.id);
  const { most } = await paidLeftOf(ctx.db, order);
  if (most > 0) await giveBack(ctx, order, { eur: most, reason });
};
