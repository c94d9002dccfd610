import { and, eq, inArray } from 'drizzle-orm';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import {
  certificationBodies,
  courseCancellations,
  courseInstructors,
  coursePostponements,
  courseSeries,
  courseSlugs,
  courses,
  instructors,
} from '#server/db/schema/index.ts';
import { insertTeaching, type NewTeaching } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export const replaceTeaching = async (
  db: Tx,
  courseId: string,
  teaching: readonly NewTeaching[],
): Promise<void> => {
  await db.delete(courseInstructors).where(eq(courseInstructors.courseId, courseId));
  await insertTeaching(db, courseId, teaching);
};

/** The course with the rows that are only its own; what others say of it keeps it from being deleted. */
export const deleteCourse = async (db: Tx, id: string): Promise<void> => {
  for (const table of [courseSlugs, courseInstructors, courseCancellations, coursePostponements])
    await db.delete(table).where(eq(table.courseId, id));
  await db.delete(courses).where(eq(courses.id, id));
};

const TABLES = { instructors, certificationBodies, courses };

/** Whether there is such a series of this kind, which then stays until the transaction ends. */
export const isSeriesOf = async (db: Tx | Db, kind: CourseKind, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: courseSeries.id })
    .from(courseSeries)
    .where(and(eq(courseSeries.id, id), eq(courseSeries.kind, kind)))
    .for('key share');
  return found.length > 0;
};

/** Those of these ids that name nothing; what the others name cannot be deleted before the transaction ends. */
export const unknownIds = async (
  db: Tx | Db,
  what: keyof typeof TABLES,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const table = TABLES[what];
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
};
