import { eq, inArray } from 'drizzle-orm';
import { courseRuns, courses, courseVenues, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/in-order.ts';
import { newestSaid } from '#server/platform/db/words.ts';

type Search = { words: readonly string[]; limit: number };

/** People with an account, by their names and address. */
export const namedPeople = async (db: Tx | Db, search: Search) => {
  const ids = await newestSaid(db, users, search);
  if (ids.length === 0) return [];
  const { id, firstName, lastName, email } = users;
  const rows = await db.select({ id, firstName, lastName, email }).from(users).where(inArray(id, ids));
  return inOrder(ids, rows);
};

/** Courses of every kind and status. */
export const namedCourses = async (db: Tx | Db, search: Search) => {
  const ids = await newestSaid(db, courses, search);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: courses.id,
      kind: courses.kind,
      code: courses.code,
      title: courses.title,
      startDate: courseRuns.startDate,
      endDate: courseRuns.endDate,
      city: courseVenues.city,
    })
    .from(courses)
    .leftJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(inArray(courses.id, ids));
  return inOrder(ids, rows);
};

export type NamedCourse = Awaited<ReturnType<typeof namedCourses>>[number];
