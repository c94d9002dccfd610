import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { listAttempts, listJournal } from '#server/modules/payments/index.ts';
import { paidLeftOf } from '../ending/paid-left.ts';
import { requireOrder } from '../orders.policy.ts';
import type { Order } from '../orders.repository.ts';
import { gatherOrder } from '../reading/gather-order.ts';
import { ownersOfOrders } from '../reading/owners-of-orders.repository.ts';
import { presentAdminDetail } from './admin-orders.present.ts';

/** One order with its money, attempts and journal, those of changes of its courses too. */
export const adminGetOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  reference: string,
): Promise<AdminOrderDetail> => {
  const order = await requireOrder(ctx.db, reference);
  const attempts = [];
  const journal = [];
  for (const owner of (await ownersOfOrders(ctx.db, [order.id])).get(order.id) ?? []) {
    attempts.push(...(await listAttempts(ctx.db, owner)));
    journal.push(...(await listJournal(ctx.db, owner)));
  }
  return presentAdminDetail(await gatherOrder(ctx, order), {
    left: await paidLeftOf(ctx.db, order),
    soldBy: await sellerOf(ctx, order),
    attempts,
    journal,
  });
};

const sellerOf = async ({ db }: Pick<Ctx, 'db'>, { soldBy }: Order): Promise<string | null> => {
  if (!soldBy) return null;
  const { firstName, lastName } = await requireUser(db, soldBy);
  return `${firstName} ${lastName}`;
};
