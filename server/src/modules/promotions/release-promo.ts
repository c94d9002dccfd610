import type { Ctx } from '#server/calls/context.ts';
import { moveRedemption } from './promotions.repository.ts';

/** Gives an order's use of a code back, reserved or used; harmless when it has none. */
export const releasePromo = async (ctx: Ctx, orderId: string): Promise<void> => {
  await moveRedemption(ctx.db, orderId, { to: 'released', at: ctx.now });
};
