import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockCart, setPromoCode } from './carts.repository.ts';
import { askPromo, gatherCart, offeredOf, priceOfCart } from './gather-cart.ts';

/** Notes a code with the cart and answers what is left to pay, in cents. Nothing is reserved before an order is placed. */
export const applyCartPromo = async (ctx: SignedInCtx, code: string): Promise<number> => {
  const userId = ctx.caller.user.id;
  const cart = await lockCart(ctx.db, userId, ctx.now);
  if (cart.promoCode) throw new AppError('promo-already-applied');
  const offered = offeredOf((await gatherCart(ctx, userId, { known: cart })).lines);
  if (offered.length === 0)
    throw new AppError('wrong-state', { message: 'Nothing in your cart can be bought now.' });
  const answer = await askPromo(ctx, { userId, orderId: cart.orderId }, { code, offered });
  if ('problem' in answer) throw new AppError('promo-refused', { message: answer.message });
  await setPromoCode(ctx.db, userId, answer.promo.code);
  return (await priceOfCart(ctx, offered, answer.promo))?.total ?? 0;
};

export const removeCartPromo = async (ctx: SignedInCtx): Promise<number> => {
  const userId = ctx.caller.user.id;
  const cart = await lockCart(ctx.db, userId, ctx.now);
  await setPromoCode(ctx.db, userId, null);
  return (await gatherCart(ctx, userId, { known: { ...cart, promoCode: null } })).breakdown?.total ?? 0;
};
