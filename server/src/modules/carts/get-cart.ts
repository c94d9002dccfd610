import { isBillingComplete } from '#domain/checkout/billing.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { presentBilling, requireUser } from '../identity/index.ts';
import { findOrder } from '../orders/index.ts';
import { gatherCart } from './gather-cart.ts';

export const getCart = async (ctx: SignedInCtx) => {
  const user = await requireUser(ctx.db, ctx.caller.user.id);
  const cart = await gatherCart(ctx, user.id);
  const order = cart.orderId ? await findOrder(ctx.db, cart.orderId) : undefined;
  return {
    ...cart,
    order: order?.state === 'placed' ? order : null,
    isBillingComplete: isBillingComplete(presentBilling(user)),
  };
};
