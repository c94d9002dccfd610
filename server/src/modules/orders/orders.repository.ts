import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { HOLD_GRACE_MS, SESSION_LEAD_MS } from '#domain/seats/seats.ts';
import { orderLines, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Row = typeof orders.$inferSelect;
/** What is frozen when an order is placed, as it was written. */
type Frozen = {
  breakdown: Breakdown | null;
  policy: PolicyTerms | null;
  billing: BillingInfo | null;
  confirmations: Confirmation[];
};
type Columns = Omit<Row, keyof Frozen> & Frozen;
/** Whether a hold is over is said by the database's clock. */
export type Order = Columns & {
  /** So near its end that no payment may begin any more. */
  isEnding: boolean;
  /** So long over that its seat is free without asking the gateway. */
  isForfeited: boolean;
};
export type OrderLine = typeof orderLines.$inferSelect;
export type Place = { userId: string; courseId: string };

export const ORDER_COLUMNS = {
  ...getTableColumns(orders),
  isEnding: sql<boolean>`coalesce(${orders.holdEndsAt} - make_interval(secs => ${SESSION_LEAD_MS / 1000}) <= now(), false)`,
  isForfeited: sql<boolean>`coalesce(${orders.holdEndsAt} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now(), false)`,
};

export const toOrder = (row: Row & Pick<Order, 'isEnding' | 'isForfeited'>): Order => row as Order;

const isOpenOf = ({ userId, courseId }: Place) =>
  and(eq(orders.userId, userId), eq(orders.courseId, courseId), inArray(orders.state, ['draft', 'placed']));

const findWhere = async (db: Tx | Db, where: SQL | undefined): Promise<Order | undefined> => {
  const [row] = await db.select(ORDER_COLUMNS).from(orders).where(where);
  return row && toOrder(row);
};

/** The first lock of every transaction that changes an order or its money. */
const lockWhere = async (db: Tx, where: SQL | undefined): Promise<Order | undefined> => {
  const [row] = await db.select(ORDER_COLUMNS).from(orders).where(where).for('no key update');
  return row && toOrder(row);
};

export const findOrder = (db: Tx | Db, id: string) => findWhere(db, eq(orders.id, id));
export const findOrderByReference = (db: Tx | Db, reference: string) =>
  findWhere(db, eq(orders.reference, reference.toUpperCase()));
/** A person has at most one draft or placed order for a course. */
export const findOpenOrder = (db: Tx | Db, place: Place) => findWhere(db, isOpenOf(place));
export const lockOpenOrder = (db: Tx, place: Place) => lockWhere(db, isOpenOf(place));

export const lockOrder = async (db: Tx, id: string): Promise<Order> => {
  const order = await lockWhere(db, eq(orders.id, id));
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
};

/** Undefined when the person has an open order already, also one that another transaction was just making. */
export const insertDraft = async (
  db: Tx,
  draft: Place & Pick<Row, 'id' | 'reference' | 'promoCode' | 'createdAt'>,
): Promise<Order | undefined> => {
  const [row] = await db
    .insert(orders)
    .values({ ...draft, state: 'draft' })
    .onConflictDoNothing()
    .returning(ORDER_COLUMNS);
  return row && toOrder(row);
};

export const updateOrder = async (db: Tx, id: string, changes: Partial<Columns>): Promise<Order> => {
  const [row] = await db.update(orders).set(changes).where(eq(orders.id, id)).returning(ORDER_COLUMNS);
  if (!row) throw new Error(`order ${id} is gone`);
  return toOrder(row);
};

export const deleteLines = (db: Tx, orderId: string) =>
  db.delete(orderLines).where(eq(orderLines.orderId, orderId));

export const insertLine = (db: Tx, line: Omit<OrderLine, 'cameWith'>) => db.insert(orderLines).values(line);

export const findLine = async (db: Tx | Db, orderId: string): Promise<OrderLine | undefined> => {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return line;
};

/** Orders whose hold is about to end, the longest waiting first. */
export const listEndingHolds = async (db: Tx | Db, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), ORDER_COLUMNS.isEnding))
    .orderBy(asc(orders.holdEndsAt))
    .limit(limit);
  return rows.map((row) => row.id);
};
