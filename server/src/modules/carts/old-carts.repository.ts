import { inArray, isNull, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { carts, users } from '#server/db/schema/index.ts';

/** One from which something was placed waits for its payment. */
export const oldCarts = ruleOfRows({
  ...{ name: 'carts', table: carts, id: carts.userId, at: carts.changedAt },
  isDone: isNull(carts.orderId),
  label: sql<string>`(select ${users.email} from ${users} where ${users.id} = ${carts.userId})`,
  pathOf: ({ id }) => `/admin/users/${id}`,
  remove: (db, ids) => db.delete(carts).where(inArray(carts.userId, ids)),
});
