import { sql } from 'drizzle-orm';
import { rateLimits } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';

/**
 * Counts a hit of each subject in the current window and says how many the most frequent has; outside the call's
 * transaction on purpose.
 */
export const countHits = async (db: Db, subjects: readonly string[], seconds: number): Promise<number> => {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
  const rows = await db
    .insert(rateLimits)
    // In one order, so that two callers never wait for each other.
    .values([...subjects].sort().map((subject) => ({ subject, windowStart, hits: 1 })))
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits });
  return Math.max(...rows.map(({ hits }) => hits));
};

export const deleteOldHits = (db: Db) =>
  db.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '1 day'`);
