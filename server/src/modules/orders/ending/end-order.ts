import type { Ctx } from '#server/calls/context.ts';
import { voidOpenObligations } from '#server/modules/payments/index.ts';
import { releaseLines } from '../lines/release-lines.ts';
import { moveOrder } from '../move-order.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

/** Takes an order's people off their courses: the seats are free, and what was not paid yet is no longer owed. */
export const endOrder = async (ctx: Ctx, order: Order, reason: string): Promise<void> => {
  await releaseLines(ctx, order, reason);
  await voidOpenObligations(ctx, ownerOf(order));
  const end = { closedAt: ctx.now, closedReason: reason, closedBy: ctx.caller.user?.id ?? null };
  await moveOrder(ctx, { order, to: 'cancelled' }, { set: end });
};
