import { and, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#server/calls/page.ts';
import { courseRuns, needsAction, obligations, orderLines, orders, users } from '#server/db/schema/index.ts';
import type { OwnerSummary } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ORDER_COLUMNS, type Order, toOrder } from '../orders.repository.ts';
import { isFound, type OrderFilter } from './order-filter.repository.ts';
import { searchOrderIds } from './order-search.repository.ts';

export type Payer = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'
>;
export type PayerOrder = { order: Order; payer: Payer };

const PAYER = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
};

const selectPage = async (
  db: Tx | Db,
  where: (SQL | undefined)[],
  { before, limit }: Page,
): Promise<PayerOrder[]> => {
  const rows = await db
    .select({ order: ORDER_COLUMNS, payer: PAYER })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(...where, before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ order, payer }) => ({ order: toOrder(order), payer }));
};

/** A draft is a checkout that was begun, not yet an order to its owner. */
export const listOrdersOf = (db: Tx | Db, userId: string, page: Page): Promise<PayerOrder[]> =>
  selectPage(db, [eq(orders.userId, userId), ne(orders.state, 'draft')], page);

/** How the orders of these people stand; drafts are not yet orders. */
export const listStatesOfPeople = (db: Tx | Db, people: readonly string[]) =>
  db
    .select({ id: orders.id, userId: orders.userId, state: orders.state })
    .from(orders)
    .where(and(inArray(orders.userId, [...people]), ne(orders.state, 'draft')));

/** Orders of everyone; drafts only when they are asked for. */
export const listAllOrders = async (
  db: Tx | Db,
  { words = [], ...filter }: OrderFilter,
  page: Page,
): Promise<PayerOrder[]> => {
  const where = isFound(db, filter);
  if (words.length === 0) return selectPage(db, [where], page);
  const { before, limit } = page;
  const wanted = and(where, before ? lt(orders.id, before) : undefined);
  const ids = await searchOrderIds(db, { where: wanted, words, limit });
  return selectPage(db, [inArray(orders.id, ids)], { before: undefined, limit });
};

/** Who owes and for which course, by the id of the order. */
export const summariseOwners = async (
  db: Tx | Db,
  ids: readonly string[],
): Promise<Map<string, OwnerSummary>> => {
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      person: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      courseCode: sql<string>`coalesce(string_agg(${orderLines.code}, ', ' order by ${orderLines.position}), '')`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(sql`${orders.id} = any(${sql.param(ids)}::uuid[])`)
    .groupBy(orders.id, users.id);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
};

export type OpenPart = {
  obligationId: string;
  orderId: string;
  /** Calendar days at the venue. */
  dueOn: string;
  createdOn: string;
  today: string;
  /** Staff were told that it is overdue. */
  wasReported: boolean;
};

/** Parts of confirmed orders that are not paid and due within a week, or were due before. */
export const listPartsDue = (db: Tx | Db, now: Date): Promise<OpenPart[]> => {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone ${courseRuns.zone})::date`;
  return (
    db
      .select({
        obligationId: obligations.id,
        orderId: orders.id,
        dueOn: obligations.dueOn,
        createdOn: sql<string>`(${obligations.createdAt} at time zone ${courseRuns.zone})::date::text`,
        today: sql<string>`${today}::text`,
        wasReported: sql<boolean>`exists (select 1 from ${needsAction} where ${needsAction.dedupeKey} = 'part-overdue:' || ${obligations.id})`,
      })
      .from(obligations)
      .innerJoin(orders, and(eq(orders.id, obligations.ownerId), eq(obligations.ownerKind, 'order')))
      // Only an order of one course has a plan.
      .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
      .innerJoin(courseRuns, eq(courseRuns.courseId, orderLines.courseId))
      .where(
        and(
          eq(orders.state, 'confirmed'),
          isNull(obligations.voidedAt),
          lt(obligations.appliedAed, obligations.aed),
          sql`${obligations.dueOn} <= ${today} + 7`,
        ),
      )
  );
};
