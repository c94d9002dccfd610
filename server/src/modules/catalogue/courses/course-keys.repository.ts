import { sql } from 'drizzle-orm';
import { courseSlugs, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** The ids of the courses that are called so, by what each was called: as `findCourse` finds one. Unknown ones are left out. */
export const findCourseIds = async (db: Tx | Db, keys: readonly string[]): Promise<Map<string, string>> => {
  const named = sql`select unnest(${sql.param(keys)}::text[]) as key, unnest(${sql.param(keys.map((key) => key.toLowerCase()))}::text[]) as slug`;
  const { rows } = await db.execute<{ key: string; id: string | null }>(sql`
    select key, coalesce(
      (select ${courses.id} from ${courses} where ${courses.slug} = named.slug),
      (select ${courses.id} from ${courses} where lower(${courses.code}) = named.slug),
      (select ${courseSlugs.courseId} from ${courseSlugs} where ${courseSlugs.slug} = named.slug),
      case when named.slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (select ${courses.id} from ${courses} where ${courses.id} = named.slug::uuid) end
    ) as id from (${named}) named`);
  return new Map(rows.flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));
};
