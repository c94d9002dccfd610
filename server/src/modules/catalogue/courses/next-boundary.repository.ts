import { type SQL, sql } from 'drizzle-orm';
import { courseRuns, selfPacedCourses } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { at } from '../lists/course-moment.repository.ts';

/**
 * The next moment at which a public page would read otherwise though nobody has changed anything: an early bird or
 * a deadline that ends, a course that starts or ends, midnight at a venue. At the latest in
 * a minute, since the numbers of seats on it, while there are many, are no reason to make it anew each time.
 */
export const nextBoundary = async (db: Db, now: Date): Promise<Date> => {
  const next = (moment: SQL) => sql`min(${moment}) filter (where ${moment} > ${at(now)})`;
  const midnight = sql`(date_trunc('day', ${at(now)} at time zone zone) + interval '1 day') at time zone zone`;
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select least(
      ${at(now)} + interval '1 minute',
      ${next(sql`early_bird_ends_at`)},
      ${next(sql`deadline_at`)},
      ${next(sql`starts_at`)},
      ${next(sql`ends_at`)},
      (select ${next(sql`early_bird_ends_at`)} from ${selfPacedCourses}),
      (select min(${midnight}) from (select distinct zone from ${courseRuns}) as zones)
    )::text as next from ${courseRuns}`);
  return new Date(rows[0]?.next ?? now.getTime());
};
