import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recogniseSale } from '#server/modules/payments/index.ts';
import { lockOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { confirmOrder } from './confirm-order.ts';
import type { Frozen } from './freeze-order.ts';

/** A credit has paid all of it: nothing is to be charged, and the order is what a card payment would make of it. */
export const confirmPaid = async (ctx: Ctx, { order }: Frozen): Promise<Frozen> => {
  const verdict = await confirmOrder(ctx, order);
  if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  if (verdict.sale) await recogniseSale(ctx, ownerOf(order), verdict.sale);
  return { order: await lockOrder(ctx.db, order.id), owed: [] };
};
