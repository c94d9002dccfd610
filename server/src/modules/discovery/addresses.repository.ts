import { sql } from 'drizzle-orm';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { courseRuns, courseSeries, courses, reviews, searchEntries } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Address = { path: string; updatedAt: Date };

/** What can be found and has an address of its own, and since when it says what it says. */
export const listFindable = (db: Tx | Db): Promise<Address[]> =>
  db
    .select({ path: searchEntries.path, updatedAt: searchEntries.updatedAt })
    .from(searchEntries)
    .where(sql`strpos(${searchEntries.path}, '#') = 0`)
    .orderBy(searchEntries.path);

const [inPerson, live] = RUN_KINDS.map((kind) => coursePage({ kind, slug: '' }));
const pathOf = sql`case c.kind when 'OnlineLiveTraining' then ${live}::text else ${inPerson}::text end`;

/** The reviews of what is taught: all runs have the same, so the last of them speaks for all. */
export const listReviewPages = async (db: Tx | Db): Promise<Address[]> => {
  const { rows } = await db.execute<{ path: string; at: string }>(sql`
    select distinct on (c.series_id) e.path || '/reviews' as path, r.at::text
    from ${courses} c join ${courseRuns} run on run.course_id = c.id
    join ${courseSeries} s on s.id = c.series_id and s.rating_count > 0
    join (select series_id, max(coalesce(moderated_at, created_at)) as at from ${reviews}
      where state = 'published' group by series_id) r on r.series_id = c.series_id
    join ${searchEntries} e on e.path = ${pathOf} || c.slug
    order by c.series_id, run.start_date desc nulls last`);
  return rows.map(({ path, at }) => ({ path, updatedAt: new Date(at) }));
};
