import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { checkLiveAttempts } from '#server/modules/payments/index.ts';
import { requireOwnOrder } from '../orders.policy.ts';
import { ownerOf } from '../owner-of.ts';
import { getPaymentStatus } from './get-payment-status.ts';

/** "I have paid": the gateway is asked now, then the order is read again. */
export const checkPayment = async (ctx: OuterCtx & { caller: SignedInCaller }, reference: string) => {
  const { caller } = ctx;
  const order = await requireOwnOrder(ctx.database, caller, reference);
  await checkLiveAttempts(ctx, ownerOf(order));
  return ctx.transact(async ({ db }) => getPaymentStatus(db, await requireOwnOrder(db, caller, reference)));
};
