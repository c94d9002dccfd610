import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { obligations, orders } from '#server/db/schema/index.ts';
import type { CourseReferrer } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { ORDER_KIND } from '../owner-of.ts';

export type ConcernedOrder = Pick<Order, 'id' | 'state'>;

/**
 * The orders of who is on a course or holds a seat for a payment; and those that lapsed when a part of a transfer
 * had come already, which is still the payer's.
 */
export const listConcernedOrders = (db: Tx | Db, courseId: string): Promise<ConcernedOrder[]> => {
  const hasPaid = sql`exists (select 1 from ${obligations} where ${obligations.ownerKind} = ${ORDER_KIND}
    and ${obligations.ownerId} = ${orders.id} and ${obligations.appliedAed} > 0)`;
  return db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(
      and(
        eq(orders.courseId, courseId),
        or(inArray(orders.state, ['placed', 'confirmed']), and(eq(orders.state, 'lapsed'), hasPaid)),
      ),
    )
    .orderBy(asc(orders.id));
};

export const ordersOfCourse: CourseReferrer = {
  one: 'order',
  many: 'orders',
  count: (db, courseId) => db.$count(orders, eq(orders.courseId, courseId)),
};
