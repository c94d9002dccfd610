import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import {
  countRedemptions,
  findLiveRedemption,
  insertRedemption,
  lockPromo,
  moveRedemption,
} from './promotions.repository.ts';

export type PromoReservation = { promoId: string; userId: string; orderId: string };

/**
 * Reserves one use of a code for an order, with its hold; false when the last has just gone. Asked again for the
 * same order it is true again; a reservation of another code is given back first.
 */
export const reservePromo = async (ctx: Ctx, reservation: PromoReservation): Promise<boolean> => {
  const { promoId, userId, orderId } = reservation;
  const promo = await lockPromo(ctx.db, promoId);
  if (!promo) return false;
  const existing = await findLiveRedemption(ctx.db, orderId);
  if (existing?.promoId === promoId) return true;
  if (existing) await moveRedemption(ctx.db, orderId, { to: 'released', at: ctx.now });

  const uses = await countRedemptions(ctx.db, { promoId, userId });
  if (promo.maxUses !== null && uses.byAnyone >= promo.maxUses) return false;
  if (promo.maxUsesPerUser !== null && uses.byUser >= promo.maxUsesPerUser) return false;
  await insertRedemption(ctx.db, {
    id: uuidv7(),
    ...reservation,
    state: 'reserved',
    createdAt: ctx.now,
    changedAt: ctx.now,
  });
  return true;
};
