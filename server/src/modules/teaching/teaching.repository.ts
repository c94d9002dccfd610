import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { courseInstructors, courseRuns, courses, instructors, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Instructor } from '../catalogue/index.ts';
import { contains, isUpcomingAt } from '../catalogue/index.ts';

/** With the account that is theirs, and how many courses name them: coming ones, and all. */
export type InstructorWithCourses = Instructor & {
  accountEmail: string;
  comingCourses: number;
  courses: number;
};
export type InstructorColumns = Omit<Instructor, 'id' | 'slug'>;

export const INSTRUCTOR_ACCOUNT_KEY = 'instructors_user_id_key';

const selectWithCourses = (
  db: Tx | Db,
  now: Date,
  where: SQL | undefined,
): Promise<InstructorWithCourses[]> =>
  db
    .select({
      ...getTableColumns(instructors),
      accountEmail: sql<string>`coalesce(${users.email}, '')`,
      // What the list of courses finds in its view of the same name.
      comingCourses: sql<number>`count(*) filter (where not ${courses.isTemplate} and ${isUpcomingAt(now)})::int`,
      courses: sql<number>`count(${courses.id})::int`,
    })
    .from(instructors)
    .leftJoin(users, eq(users.id, instructors.userId))
    .leftJoin(courseInstructors, eq(courseInstructors.instructorId, instructors.id))
    .leftJoin(courses, eq(courses.id, courseInstructors.courseId))
    .leftJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(where)
    .groupBy(instructors.id, users.email)
    .orderBy(asc(instructors.lastName), asc(instructors.firstName), asc(instructors.id));

const said = sql`plain_text(concat_ws(' ', ${instructors.firstName}, ${instructors.lastName}, ${instructors.city},
  array_to_string(${instructors.credentials} || ${instructors.specialties}, ' ')))`;

/** Everyone whose name, city, credentials and specialties have all of these words, by name. */
export const listWithCourses = (
  db: Tx | Db,
  { now, words }: { now: Date; words: readonly string[] },
): Promise<InstructorWithCourses[]> =>
  selectWithCourses(db, now, and(...words.map((word) => contains(said, word))));

export const findWithCourses = async (
  db: Tx | Db,
  { id, now }: { id: string; now: Date },
): Promise<InstructorWithCourses | null> => {
  const [instructor] = await selectWithCourses(db, now, eq(instructors.id, id));
  return instructor ?? null;
};

export const findInstructor = async (db: Tx | Db, idOrSlug: string): Promise<Instructor | null> => {
  const [instructor] = await db
    .select()
    .from(instructors)
    .where(sql`${idOrSlug.toLowerCase()} in (${instructors.slug}, ${instructors.id}::text)`);
  return instructor ?? null;
};

/** For a change, or to delete them: then also against a course that is just about to name them. */
export const lockInstructor = async (
  db: Tx,
  id: string,
  strength: 'no key update' | 'update',
): Promise<Instructor | null> => {
  const [instructor] = await db.select().from(instructors).where(eq(instructors.id, id)).for(strength);
  return instructor ?? null;
};

/** Under `stem`, or with the first number from 2 on with which nobody else is; waits for whoever is just taking it. */
export const insertUnderFreeSlug = async (
  db: Tx,
  instructor: InstructorColumns & { id: string },
  stem: string,
): Promise<void> => {
  for (let number = 1; ; number += 1) {
    const inserted = await db
      .insert(instructors)
      .values({ ...instructor, slug: number === 1 ? stem : `${stem}-${number}` })
      .onConflictDoNothing({ target: instructors.slug })
      .returning({ id: instructors.id });
    if (inserted.length > 0) return;
  }
};

export const updateInstructorRow = (db: Tx, id: string, columns: InstructorColumns) =>
  db.update(instructors).set(columns).where(eq(instructors.id, id));

export const deleteInstructorRow = (db: Tx, id: string) =>
  db.delete(instructors).where(eq(instructors.id, id));
