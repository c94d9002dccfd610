import { isBillingComplete } from '#domain/checkout/billing.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { presentBilling, requireUser } from '../identity/index.ts';
import { findOrder, offerCredit } from '../orders/index.ts';
import { gatherCart } from './gather-cart.ts';

export const getCart = async (ctx: ReadCtx & Pick<SignedInCtx, 'caller'>) => {
  const user = await requireUser(ctx.db, ctx.caller.user.id);
  const cart = await gatherCart(ctx, user.id);
  const order = cart.orderId ? await findOrder(ctx.db, cart.orderId) : undefined;
  const { orderId } = cart;
  return {
    ...cart,
    credit: await offerCredit(ctx, { userId: user.id, orderId: orderId ?? undefined }, cart.breakdown),
    order: order?.state === 'placed' ? order : null,
    isBillingComplete: isBillingComplete(presentBilling(user)),
  };
};
