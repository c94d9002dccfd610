import { and, desc, eq, lt } from 'drizzle-orm';
import { backupRuns } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

export const insertRun = (db: Tx, run: BackupRun) => db.insert(backupRuns).values(run);

/** The last of a kind, or the last of it that went well. */
export const findLastRun = async (
  db: Tx | Db,
  kind: BackupRun['kind'],
  { ok }: { ok?: true } = {},
): Promise<BackupRun | undefined> => {
  const [row] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), ok && eq(backupRuns.ok, ok)))
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return row;
};

export const deleteRunsBefore = (db: Tx | Db, at: Date) =>
  db.delete(backupRuns).where(lt(backupRuns.finishedAt, at));
