import { asc, inArray } from 'drizzle-orm';
import { lineChanges } from '#server/db/schema/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ownerOf, ownerOfChange } from '../owner-of.ts';

/** By whom the money of each of these orders is owed: the order itself, then what was asked for about its courses later. */
export const ownersOfOrders = async (
  db: Tx | Db,
  orderIds: readonly string[],
): Promise<Map<string, Owner[]>> => {
  const changes = await db
    .select({ id: lineChanges.id, orderId: lineChanges.orderId })
    .from(lineChanges)
    .where(inArray(lineChanges.orderId, [...orderIds]))
    .orderBy(asc(lineChanges.id));
  const byOrder = Map.groupBy(changes, ({ orderId }) => orderId);
  return new Map(
    orderIds.map((id) => [id, [ownerOf({ id }), ...(byOrder.get(id) ?? []).map(ownerOfChange)]]),
  );
};
