import { isBillingComplete } from '#domain/checkout/billing.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { requireBill } from '../identity/index.ts';
import { findOrder, offerCredit } from '../orders/index.ts';
import { gatherCart } from './gather-cart.ts';

export const getCart = async (ctx: ReadCtx & Pick<SignedInCtx, 'caller'>) => {
  const userId = ctx.caller.user.id;
  const { billing } = await requireBill(ctx.db, userId);
  const cart = await gatherCart(ctx, userId);
  const order = cart.orderId ? await findOrder(ctx.db, cart.orderId) : undefined;
  const { orderId } = cart;
  return {
    ...cart,
    credit: await offerCredit(ctx, { userId, orderId: orderId ?? undefined }, cart.breakdown),
    order: order?.state === 'placed' ? order : null,
    isBillingComplete: isBillingComplete(billing),
  };
};
