import { promoCodeEndpoints as calls } from '#contracts/orders/admin-promo-codes.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { createPromoCode } from './create-promo-code.ts';
import { presentPromoCode } from './promotions.present.ts';
import { listPromosWithUses } from './promotions.repository.ts';
import { setPromoCodeActive } from './set-promo-code-active.ts';
import { updatePromoCode } from './update-promo-code.ts';

export const promotionsBindings: Binding[] = [
  on(calls.listPromoCodes, async (ctx) => ({
    promoCodes: (await listPromosWithUses(ctx.db)).map(presentPromoCode),
  })),
  on(calls.createPromoCode, async (ctx, input) => ({
    promoCode: presentPromoCode(await createPromoCode(ctx, input)),
  })),
  on(calls.updatePromoCode, async (ctx, input) => ({
    promoCode: presentPromoCode(await updatePromoCode(ctx, input)),
  })),
  on(calls.setPromoCodeActive, async (ctx, input) => {
    const { promo, undo } = await setPromoCodeActive(ctx, input);
    return { promoCode: presentPromoCode(promo), undo };
  }),
];
