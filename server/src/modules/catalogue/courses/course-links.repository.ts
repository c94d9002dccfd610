import { asc, eq, inArray } from 'drizzle-orm';
import { courseLinks } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CourseReferrer } from '../catalogue.ports.ts';

/** The courses with which a course comes. */
export const linksOfCourse: CourseReferrer = {
  one: 'linked course',
  many: 'linked courses',
  count: (db, courseId) => db.$count(courseLinks, eq(courseLinks.linkedId, courseId)),
};

/** The ids of the courses that come with a course, by its id, in their order. */
export type CourseLinks = ReadonlyMap<string, readonly string[]>;

export const listLinks = async (db: Tx | Db, courseIds: readonly string[]): Promise<CourseLinks> => {
  const rows =
    courseIds.length > 0
      ? await db
          .select({ courseId: courseLinks.courseId, linkedId: courseLinks.linkedId })
          .from(courseLinks)
          .where(inArray(courseLinks.courseId, [...courseIds]))
          .orderBy(asc(courseLinks.courseId), asc(courseLinks.position))
      : [];
  const links = new Map<string, string[]>();
  for (const { courseId, linkedId } of rows) links.set(courseId, [...(links.get(courseId) ?? []), linkedId]);
  return links;
};

export const replaceLinks = async (db: Tx, courseId: string, linkedIds: readonly string[]): Promise<void> => {
  await db.delete(courseLinks).where(eq(courseLinks.courseId, courseId));
  const rows = linkedIds.map((linkedId, position) => ({ courseId, linkedId, position }));
  if (rows.length > 0) await db.insert(courseLinks).values(rows);
};
