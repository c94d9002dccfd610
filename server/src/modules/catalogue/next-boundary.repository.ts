import { sql } from 'drizzle-orm';
import { courses } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';

/**
 * The next moment at which a public page would read otherwise though nobody has changed anything: an early bird or
 * a deadline that ends, a course that starts or ends, midnight at a venue. At the latest in
 * a minute, since the numbers of seats on it, while there are many, are no reason to make it anew each time.
 */
export const nextBoundary = async (db: Db, now: Date): Promise<Date> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select min(moment)::text as next from (
      select unnest(array[early_bird_ends_at, deadline_at, starts_at, ends_at]) as moment from ${courses}
      union all
      select distinct (date_trunc('day', ${at} at time zone zone) + interval '1 day') at time zone zone from ${courses}
      union all
      select ${at} + interval '1 minute'
    ) as moments where moment > ${at}`);
  return new Date(rows[0]?.next ?? now.getTime());
};
