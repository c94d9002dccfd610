import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { carts, orderLines, orders } from '#server/db/schema/index.ts';

/** One that is placed in the same moment is none any more. */
export const oldDrafts = ruleOfRows({
  ...{ name: 'drafts', table: orders, id: orders.id, at: orders.createdAt },
  isDone: and(
    eq(orders.state, 'draft'),
    notExists(sql`(select from ${carts} where ${carts.orderId} = ${orders.id})`),
  ),
  label: sql<string>`${orders.reference}`,
  pathOf: ({ label }) => `/admin/orders/${label}`,
  remove: async (db, ids) => {
    await db.delete(orderLines).where(inArray(orderLines.orderId, ids));
    await db.delete(orders).where(inArray(orders.id, ids));
  },
});
