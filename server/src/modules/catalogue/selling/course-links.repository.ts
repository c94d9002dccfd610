import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { courseLinks, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CourseReferrer } from '../catalogue.ports.ts';
import { contains } from '../lists/course-filter.repository.ts';

/** The courses with which a course comes. */
export const linksOfCourse: CourseReferrer = {
  one: 'course that brings it along',
  many: 'courses that bring it along',
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

export type NamedCourse = Pick<typeof courses.$inferSelect, 'id' | 'code' | 'title'>;

const NAME = { id: courses.id, code: courses.code, title: courses.title };

/** What comes with a course, in its order. */
export const listLinkedCourses = (db: Tx | Db, courseId: string): Promise<NamedCourse[]> =>
  db
    .select(NAME)
    .from(courseLinks)
    .innerJoin(courses, eq(courses.id, courseLinks.linkedId))
    .where(eq(courseLinks.courseId, courseId))
    .orderBy(asc(courseLinks.position));

/** Courses of every kind and status, of which templates are none. */
export const findCoursesByWords = (
  db: Tx | Db,
  words: readonly string[],
  limit: number,
): Promise<NamedCourse[]> =>
  db
    .select(NAME)
    .from(courses)
    .where(and(not(courses.isTemplate), ...words.map((word) => contains(courses.searchText, word))))
    .orderBy(desc(courses.id))
    .limit(limit);
