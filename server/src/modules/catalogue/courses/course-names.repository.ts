import { and, eq, ne, sql } from 'drizzle-orm';
import { codeStem } from '#domain/courses/course-code.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { courseSeries, courseSlugs, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Whether a course other than `except` has this code, in any case. */
export const isCodeTaken = async (db: Tx | Db, code: string, except?: string): Promise<boolean> => {
  const isOther = except === undefined ? undefined : ne(courses.id, except);
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(sql`lower(${courses.code}) = lower(${code})`, isOther))
    .limit(1);
  return rows.length > 0;
};

const FIRST_NUMBER = 101;
/** Of a title that no code can be made of. */
const ANY_COURSE = 'CRS';

/** The initials of the title with the next number that no course has. */
export const nextCode = async (db: Tx | Db, title: string): Promise<string> => {
  const stem = codeStem(title) || ANY_COURSE;
  const number = sql`substring(${courses.code} from ${`(?i)^${stem}-([0-9]{1,6})$`})::int`;
  const [row] = await db.select({ last: sql<number | null>`max(${number})` }).from(courses);
  return `${stem}-${Math.max(FIRST_NUMBER, (row?.last ?? 0) + 1)}`;
};

const LONGEST_CODE = 40;

/** `wish`, or with the first number from 2 on with which no course has it. */
export const nextFreeCode = async (db: Tx | Db, wish: string): Promise<string> => {
  let code = wish.slice(0, LONGEST_CODE);
  for (let number = 2; await isCodeTaken(db, code); number += 1)
    code = `${wish.slice(0, LONGEST_CODE - 4)}-${number}`;
  return code;
};

/** What else the address of a course could be taken for. */
const RESERVED = ['calendar'];

/** `stem`, or with the first number from 2 on with which it is taken by no other course, now or formerly. */
export const nextFreeSlug = async (db: Tx | Db, stem: string, own?: string): Promise<string> => {
  const like = `${stem}%`;
  const rows = await db
    .select({ slug: courses.slug, courseId: courses.id })
    .from(courses)
    .where(sql`${courses.slug} like ${like}`)
    .unionAll(
      db
        .select({ slug: courseSlugs.slug, courseId: courseSlugs.courseId })
        .from(courseSlugs)
        .where(sql`${courseSlugs.slug} like ${like}`),
    );
  const others = rows.filter(({ courseId }) => courseId !== own).map(({ slug }) => slug);
  const taken = new Set([...RESERVED, ...others]);
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
};

/** The address that a course had leads on to it, unless it is its address again. */
export const keepFormerSlug = async (
  db: Tx,
  { courseId, former, slug }: { courseId: string; former: string; slug: string },
): Promise<void> => {
  await db.delete(courseSlugs).where(and(eq(courseSlugs.slug, slug), eq(courseSlugs.courseId, courseId)));
  await db.insert(courseSlugs).values({ slug: former, courseId }).onConflictDoNothing();
};

export const setSeriesDiscipline = (
  db: Tx,
  id: string,
  discipline: (typeof courseSeries.$inferSelect)['discipline'],
) =>
  db
    .update(courseSeries)
    .set({ discipline })
    .where(and(eq(courseSeries.id, id), ne(courseSeries.discipline, discipline)));

/** How many courses are runs of it. */
export const countRuns = async (db: Tx | Db, seriesId: string): Promise<number> =>
  db.$count(courses, eq(courses.seriesId, seriesId));

/** What is taught, with how many runs of it there are. */
export const listSeries = (db: Tx | Db, kind: CourseKind) =>
  db
    .select({
      id: courseSeries.id,
      title: courseSeries.title,
      discipline: courseSeries.discipline,
      runs: sql<number>`count(${courses.id})::int`,
    })
    .from(courseSeries)
    .leftJoin(courses, eq(courses.seriesId, courseSeries.id))
    .where(eq(courseSeries.kind, kind))
    .groupBy(courseSeries.id)
    .orderBy(courseSeries.title, courseSeries.id);

/** A series that nothing is a run of and nobody has rated goes with its last course. */
export const dropIdleSeries = (db: Tx, id: string) =>
  db
    .delete(courseSeries)
    .where(
      and(
        eq(courseSeries.id, id),
        eq(courseSeries.ratingCount, 0),
        sql`not exists (select from ${courses} where ${courses.seriesId} = ${courseSeries.id})`,
      ),
    );

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
