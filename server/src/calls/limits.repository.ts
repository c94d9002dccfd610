import { sql } from 'drizzle-orm';
import { rateLimits } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';

/** Counts one hit in the current window and says how many there are; outside the call's transaction on purpose. */
export const countHit = async (db: Db, subject: string, seconds: number): Promise<number> => {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits });
  return row?.hits ?? 1;
};

export const deleteOldHits = (db: Db) =>
  db.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '1 day'`);
