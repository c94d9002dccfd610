import { and, eq } from 'drizzle-orm';
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
