import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { type PromoInput, promoColumns, refuseTakenCode } from './promo-columns.ts';
import { findPromoWithUses, lockPromo, type PromoWithUses, updatePromo } from './promotions.repository.ts';

/** Changes a code for those who use it from now on: orders keep the price that was frozen with them. */
export const updatePromoCode = async (
  ctx: Ctx,
  { promoId, ...input }: PromoInput & { promoId: string },
): Promise<PromoWithUses> => {
  await lockPromo(ctx.db, promoId);
  const before = await findPromoWithUses(ctx.db, promoId);
  if (!before) throw new AppError('not-found');
  const columns = promoColumns(input);
  await updatePromo(ctx.db, promoId, { ...columns, updatedAt: ctx.now }).catch(refuseTakenCode);
  await recordAudit(ctx, {
    action: 'promo-code.updated',
    objectKind: 'promo-code',
    objectId: promoId,
    before,
    after: columns,
  });
  return { ...before, ...columns };
};
