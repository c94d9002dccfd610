import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Promo, releasePromo, reservePromo } from '#server/modules/promotions/index.ts';
import type { Order } from '../orders.repository.ts';

/** Reserves the code that an order is placed with, and gives back one that it was placed with before. */
export const claimPromo = async (ctx: Ctx, order: Order, promo: Promo | null): Promise<void> => {
  if (!promo) return order.state === 'placed' ? releasePromo(ctx, order.id) : undefined;
  const isReserved = await reservePromo(ctx, { promoId: promo.id, userId: order.userId, orderId: order.id });
  if (!isReserved) throw new AppError('promo-refused', { message: 'This promo code has been used up' });
};
