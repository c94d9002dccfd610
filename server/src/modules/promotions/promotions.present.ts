import type { PromoCodeView } from '#contracts/orders/admin-promo-codes.ts';
import type { PromoWithUses } from './promotions.repository.ts';

export const presentPromoCode = (promo: PromoWithUses): PromoCodeView => ({
  _id: promo.id,
  code: promo.code,
  description: promo.description,
  kind: promo.kind,
  value: (promo.kind === 'percent' ? promo.percentBp : promo.amountEur) ?? 0,
  active: promo.active,
  startsAt: promo.startsAt?.toISOString() ?? null,
  endsAt: promo.endsAt?.toISOString() ?? null,
  maxUses: promo.maxUses,
  maxUsesPerUser: promo.maxUsesPerUser,
  stacksWithEarlyBird: promo.stacksWithEarlyBird,
  reserved: promo.reserved,
  used: promo.used,
});
