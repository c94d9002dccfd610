import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listAttempts, listJournal } from '#server/modules/payments/index.ts';
import { paidLeftOf } from '../ending/paid-left.ts';
import { requireOrder } from '../orders.policy.ts';
import { ownerOf } from '../owner-of.ts';
import { gatherOrder } from '../reading/gather-order.ts';
import { presentAdminDetail } from './admin-orders.present.ts';

/** One order with its money, attempts and journal. */
export const adminGetOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  reference: string,
): Promise<AdminOrderDetail> => {
  const order = await requireOrder(ctx.db, reference);
  const owner = ownerOf(order);
  return presentAdminDetail(await gatherOrder(ctx, order), {
    left: await paidLeftOf(ctx.db, order),
    attempts: await listAttempts(ctx.db, owner),
    journal: await listJournal(ctx.db, owner),
  });
};
