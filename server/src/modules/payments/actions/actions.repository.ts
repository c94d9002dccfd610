import { and, asc, eq, isNull } from 'drizzle-orm';
import { needsAction } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Action = typeof needsAction.$inferSelect;

/** False when the same thing is on the list already. */
export const insertAction = async (db: Tx, row: Action): Promise<boolean> => {
  const inserted = await db
    .insert(needsAction)
    .values(row)
    .onConflictDoNothing({ target: needsAction.dedupeKey, where: isNull(needsAction.resolvedAt) })
    .returning({ id: needsAction.id });
  return inserted.length > 0;
};

/** How many are open. */
export const countActions = (db: Tx | Db): Promise<number> =>
  db.$count(needsAction, isNull(needsAction.resolvedAt));

/** What is open, oldest first. */
export const listActions = (db: Tx | Db): Promise<Action[]> =>
  db.select().from(needsAction).where(isNull(needsAction.resolvedAt)).orderBy(asc(needsAction.id));

export const closeAction = async (
  db: Tx,
  id: string,
  { at, by }: { at: Date; by: string | null },
): Promise<Action | undefined> => {
  const [row] = await db
    .update(needsAction)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(and(eq(needsAction.id, id), isNull(needsAction.resolvedAt)))
    .returning();
  return row;
};
