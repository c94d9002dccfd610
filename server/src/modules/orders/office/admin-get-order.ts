import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { listAttempts, listJournal } from '#server/modules/payments/index.ts';
import { paidLeftOf } from '../ending/paid-left.ts';
import { requireOrder } from '../orders.policy.ts';
import type { Order } from '../orders.repository.ts';
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
    soldBy: await sellerOf(ctx, order),
  });
};

const sellerOf = async ({ db }: Pick<Ctx, 'db'>, { soldBy }: Order): Promise<string | null> => {
  if (!soldBy) return null;
  const { firstName, lastName } = await requireUser(db, soldBy);
  return `${firstName} ${lastName}`;
};
