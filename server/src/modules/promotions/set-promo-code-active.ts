import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireLast } from '#server/calls/require-last.ts';
import { recordAudit } from '../audit/index.ts';
import { findPromoWithUses, lockPromo, type PromoWithUses, updatePromo } from './promotions.repository.ts';

/** Lets a code be used, or no more; what was placed with it stays. */
export const setPromoCodeActive = async (
  ctx: Ctx,
  { promoId, active, over }: { promoId: string; active: boolean; over?: string },
): Promise<{ promo: PromoWithUses; undo: { active: boolean; over: string } | null }> => {
  await lockPromo(ctx.db, promoId);
  const before = await findPromoWithUses(ctx.db, promoId);
  if (!before) throw new AppError('not-found');
  requireLast(before.updatedAt, over);
  if (before.active === active) return { promo: before, undo: null };
  await updatePromo(ctx.db, promoId, { active, updatedAt: ctx.now });
  await recordAudit(ctx, {
    action: active ? 'promo-code.activated' : 'promo-code.deactivated',
    objectKind: 'promo-code',
    objectId: promoId,
    before: { active: before.active },
    after: { active },
  });
  return {
    promo: { ...before, active, updatedAt: ctx.now },
    undo: { active: before.active, over: ctx.now.toISOString() },
  };
};
