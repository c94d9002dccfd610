import type { Ctx } from '#server/calls/context.ts';
import { moveRedemption } from './promotions.repository.ts';

/** Makes an order's reservation final when it is paid; false when it has none, or has used it already. */
export const usePromo = (ctx: Ctx, orderId: string): Promise<boolean> =>
  moveRedemption(ctx.db, orderId, { from: 'reserved', to: 'used', at: ctx.now });
