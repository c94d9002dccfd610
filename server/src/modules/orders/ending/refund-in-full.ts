import type { Ctx } from '#server/calls/context.ts';
import { leftOf, refundCaptures } from '#server/modules/payments/index.ts';
import { releasePromo } from '#server/modules/promotions/index.ts';
import type { Order } from '../orders.repository.ts';
import { giveBack } from './give-back.ts';
import { paidLeftOf } from './paid-left.ts';
import { listPaidMoves } from './paid-moves.repository.ts';

/** For who did nothing to lose their place: all that was paid and not given back yet, fees of moves too, and the use of a promo code. */
export const refundInFull = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  await releasePromo(ctx, order.id);
  const { most } = await paidLeftOf(ctx.db, order);
  if (most > 0) await giveBack(ctx, order, { eur: most, reason });
  const moves = await listPaidMoves(ctx.db, order.id);
  for (const { owner } of moves) {
    const { aed } = await leftOf(ctx.db, owner);
    if (aed > 0) await refundCaptures(ctx, { owner, aed, reason });
  }
};
