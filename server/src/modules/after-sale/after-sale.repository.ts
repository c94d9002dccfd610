import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { lineChanges } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** What became, or is to become, of one course of an order after its sale. */
export type LineChange = typeof lineChanges.$inferSelect;

export const insertChange = async (db: Tx, change: typeof lineChanges.$inferInsert): Promise<LineChange> => {
  const [row] = await db.insert(lineChanges).values(change).returning();
  if (!row) throw new Error('a change was not written');
  return row;
};

export const findChange = async (db: Tx | Db, id: string): Promise<LineChange | undefined> => {
  const [row] = await db.select().from(lineChanges).where(eq(lineChanges.id, id));
  return row;
};

/** What still waits for its payment or its acceptance; a line has at most one. */
export const findPendingChange = async (db: Tx | Db, lineId: string): Promise<LineChange | undefined> => {
  const [row] = await db
    .select()
    .from(lineChanges)
    .where(and(eq(lineChanges.lineId, lineId), eq(lineChanges.state, 'pending')));
  return row;
};

/** Of an order, in the order in which they were asked for. */
export const listChanges = (db: Tx | Db, orderId: string): Promise<LineChange[]> =>
  db.select().from(lineChanges).where(eq(lineChanges.orderId, orderId)).orderBy(asc(lineChanges.id));

/** Under the lock of its order. */
export const updateChange = (db: Tx, id: string, set: Partial<LineChange>) =>
  db.update(lineChanges).set(set).where(eq(lineChanges.id, id));

/** Pending ones whose time is over, by the database's clock. */
export const listLapsing = async (db: Tx | Db, limit: number): Promise<LineChange[]> =>
  db
    .select()
    .from(lineChanges)
    .where(and(eq(lineChanges.state, 'pending'), lte(lineChanges.holdEndsAt, sql`now()`)))
    .orderBy(asc(lineChanges.holdEndsAt))
    .limit(limit);
