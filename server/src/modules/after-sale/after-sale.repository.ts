import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { HOLD_GRACE_MS } from '#domain/seats/seats.ts';
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

/** What was last asked for about a line: what waits, else what was over last. */
export const findLastChange = async (db: Tx | Db, lineId: string): Promise<LineChange | undefined> => {
  const [row] = await db
    .select()
    .from(lineChanges)
    .where(eq(lineChanges.lineId, lineId))
    .orderBy(sql`${lineChanges.state} = 'pending' desc`, desc(lineChanges.id))
    .limit(1);
  return row;
};

/** Under the lock of its order. */
export const updateChange = (db: Tx, id: string, set: Partial<LineChange>) =>
  db.update(lineChanges).set(set).where(eq(lineChanges.id, id));

const COLUMNS_NOW = {
  ...getTableColumns(lineChanges),
  isOver: sql<boolean>`coalesce(${lineChanges.holdEndsAt} <= now(), false)`,
  isForfeited: sql<boolean>`coalesce(${lineChanges.holdEndsAt} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now(), false)`,
};

/** With whether its time is over, or so long over that nobody waits for the gateway, by the database's clock. */
export type LockedChange = LineChange & { isOver: boolean; isForfeited: boolean };

/** After its order, which is locked first. */
export const lockChange = async (db: Tx, id: string): Promise<LockedChange> => {
  const [row] = await db
    .select(COLUMNS_NOW)
    .from(lineChanges)
    .where(eq(lineChanges.id, id))
    .for('no key update');
  if (!row) throw new Error(`the change ${id} has gone`);
  return row;
};

/** Pending ones whose time is over, the longest waiting first. */
export const listLapsing = (db: Tx | Db, limit: number): Promise<LockedChange[]> =>
  db
    .select(COLUMNS_NOW)
    .from(lineChanges)
    .where(and(eq(lineChanges.state, 'pending'), sql`${lineChanges.holdEndsAt} <= now()`))
    .orderBy(asc(lineChanges.holdEndsAt))
    .limit(limit);

/** The orders that they are of, by the ids of changes. */
export const listOrdersOfChanges = async (
  db: Tx | Db,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: lineChanges.id, orderId: lineChanges.orderId })
    .from(lineChanges)
    .where(inArray(lineChanges.id, [...ids]));
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
};
