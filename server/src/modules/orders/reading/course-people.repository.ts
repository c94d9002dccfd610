import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { obligations, orderLines, orderPlaces, orders, users } from '#server/db/schema/index.ts';
import type { CourseReferrer } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { LineShare } from '../lines/line-share.ts';
import type { Order } from '../orders.repository.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { isOrderOf } from './order-filter.repository.ts';

/** How much of an order's money is for what was read with it. */
const shareColumns = (part: SQL | AnyPgColumn) => ({
  part: sql`coalesce(${part}, 0)`.mapWith(Number),
  whole: sql`coalesce(${orders.totalEur}, 0)`.mapWith(Number),
});

/** `share` is of the course that concerns it; `endsWhole`: it is not paid, or has no other course. */
export type ConcernedOrder = Pick<Order, 'id' | 'state'> & { share: LineShare; endsWhole: boolean };

/**
 * The orders of who is on a course or holds a seat for a payment; and those that lapsed when a part of a transfer
 * had come already, which is still the payer's.
 */
export const listConcernedOrders = (db: Tx | Db, courseId: string): Promise<ConcernedOrder[]> => {
  const hasPaid = sql`exists (select 1 from ${obligations} where ${obligations.ownerKind} = ${ORDER_KIND}
    and ${obligations.ownerId} = ${orders.id} and ${obligations.appliedAed} > 0)`;
  const part = sql`(select coalesce(sum(${orderLines.priceEur}), 0) from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.courseId} = ${courseId})`;
  const hasOthers = sql`exists (select 1 from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.courseId} <> ${courseId})`;
  const endsWhole = sql<boolean>`${orders.state} <> 'confirmed' or not ${hasOthers}`;
  return db
    .select({ id: orders.id, state: orders.state, share: shareColumns(part), endsWhole })
    .from(orders)
    .where(
      and(
        isOrderOf(db, courseId),
        or(inArray(orders.state, ['placed', 'confirmed']), and(eq(orders.state, 'lapsed'), hasPaid)),
      ),
    )
    .orderBy(asc(orders.id));
};

export const ordersOfCourse: CourseReferrer = {
  one: 'order',
  many: 'orders',
  count: (db, courseId) => db.$count(orders, isOrderOf(db, courseId)),
};

export const SHARE_OF_LINE = shareColumns(orderLines.priceEur);

/** Somebody on a course, by which order, and what they have confirmed about it. */
export type Participant = {
  person: typeof users.$inferSelect;
  orderId: string;
  orderReference: string;
  lineId: string;
  share: LineShare;
  confirmations: Confirmation[];
};

export const PARTICIPANT_COLUMNS = {
  person: getTableColumns(users),
  orderId: orders.id,
  orderReference: orders.reference,
  lineId: orderLines.id,
  share: SHARE_OF_LINE,
  confirmations: sql<Confirmation[]>`${orderLines.confirmations}`,
};

/** Who has placed an order for a course and not paid yet, by name. */
export const listWaiting = (db: Tx | Db, courseId: string): Promise<Participant[]> =>
  db
    .select(PARTICIPANT_COLUMNS)
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, orderPlaces.userId))
    .where(and(eq(orderPlaces.courseId, courseId), eq(orderPlaces.state, 'open'), eq(orders.state, 'placed')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(orders.id));
