import { eq, sql } from 'drizzle-orm';
import { erasureWarnings } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Warns these people now, again where they were before; the ids of those whom nobody has erased meanwhile. */
export const saveWarnings = async (db: Tx, userIds: readonly string[], warnedAt: Date): Promise<string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into erasure_warnings (user_id, warned_at)
    select id, ${warnedAt.toISOString()}::timestamptz from users
    where id = any(${sql.param([...userIds])}::uuid[]) and erased_at is null
    order by id for key share
    on conflict (user_id) do update set warned_at = excluded.warned_at
    returning user_id`);
  return rows.map((row) => row.user_id);
};

/** The last warning of somebody, whether or not they have come back since. */
export const findWarning = async (db: Tx | Db, userId: string): Promise<Date | null> => {
  const [found] = await db.select().from(erasureWarnings).where(eq(erasureWarnings.userId, userId));
  return found?.warnedAt ?? null;
};

export const deleteWarningOf = (db: Tx, userId: string) =>
  db.delete(erasureWarnings).where(eq(erasureWarnings.userId, userId));

/** Nobody is erased by a rule that was switched off meanwhile. */
export const deleteWarnings = (db: Tx) => db.delete(erasureWarnings);
