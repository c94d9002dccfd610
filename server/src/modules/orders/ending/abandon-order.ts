import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { releaseCredit } from '#server/modules/credits/index.ts';
import {
  expireLiveAttempts,
  liveAttempt,
  paidOf,
  voidOpenObligations,
} from '#server/modules/payments/index.ts';
import { releasePromo } from '#server/modules/promotions/index.ts';
import { releaseLines } from '../lines/release-lines.ts';
import { moveOrder } from '../move-order.ts';
import { requireOwnOrder } from '../orders.policy.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** Gives an unpaid order up. Its card page is closed first: a payment that was made meanwhile wins. */
export const abandonOrder = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  reference: string,
): Promise<Order> => {
  const { id } = await requireOwnOrder(ctx.database, ctx.caller, reference);
  const closing = await expireLiveAttempts(ctx, ownerOf({ id }));
  if (closing === 'unknown') throw new AppError('gateway-unavailable');
  return ctx.transact((tx) =>
    cancelUnpaid(tx, id, { by: ctx.caller.user.id, isPaid: closing === 'captured' }),
  );
};

const cancelUnpaid = async (
  ctx: Ctx,
  id: string,
  { by, isPaid }: { by: string; isPaid: boolean },
): Promise<Order> => {
  const order = await lockOrder(ctx.db, id);
  if (isPaid || order.state === 'cancelled' || order.state === 'lapsed') return order;
  if (order.state === 'confirmed')
    throw new AppError('wrong-state', { message: 'This order is paid already.' });
  const owner = ownerOf(order);
  if (await liveAttempt(ctx.db, owner)) throw new AppError('conflict');
  const { aed } = await paidOf(ctx.db, owner);
  if (aed > 0)
    throw new AppError('wrong-state', {
      message: 'A payment for this order has arrived. Please contact us.',
    });

  await releaseLines(ctx, order, 'Given up before it was paid');
  await releasePromo(ctx, id);
  if (order.creditEur > 0) await releaseCredit(ctx, id);
  await voidOpenObligations(ctx, owner);
  const end = { closedAt: ctx.now, closedReason: 'Given up before it was paid', closedBy: by };
  return moveOrder(ctx, { order, to: 'cancelled' }, { set: end });
};
