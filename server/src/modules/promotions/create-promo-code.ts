import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { type PromoInput, promoColumns, refuseTakenCode } from './promo-columns.ts';
import { insertPromo, type PromoWithUses } from './promotions.repository.ts';

export const createPromoCode = async (ctx: Ctx, input: PromoInput): Promise<PromoWithUses> => {
  const columns = promoColumns(input);
  const promo = await insertPromo(ctx.db, {
    id: uuidv7(),
    ...columns,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }).catch(refuseTakenCode);
  await recordAudit(ctx, {
    action: 'promo-code.created',
    objectKind: 'promo-code',
    objectId: promo.id,
    after: columns,
  });
  return { ...promo, reserved: 0, used: 0 };
};
