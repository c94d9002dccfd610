import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

/** Codes of the courses in person whose sessions are not the days of their run, each with its hours. Of runs of a year at most. */
export const coursesWithOtherDays = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from courses join course_runs run on run.course_id = courses.id
    where kind = 'InPersonCourse' and array(
      select (position, date, start_time, end_time)::text from course_sessions
      where course_sessions.course_id = courses.id order by position
    ) <> array(
      select (day - start_date + 1, day, start_time, end_time)::text
      from (select start_date + ahead as day
        from generate_series(0, coalesce(end_date - start_date, 0)) as ahead) as days
      where start_date is not null order by day
    )`);
  return rows.map(({ code }) => code);
};
