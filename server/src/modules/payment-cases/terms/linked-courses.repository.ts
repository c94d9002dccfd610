import { asc, eq, inArray, sql } from 'drizzle-orm';
import { courses, paymentCaseCourses } from '#server/db/schema/index.ts';
import type { CourseReferrer } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** The courses that cases pay for, in the order that was entered. */
export const linkedCoursesOf = (db: Tx | Db, caseIds: readonly string[]) =>
  db
    .select({
      caseId: paymentCaseCourses.caseId,
      courseId: courses.id,
      courseType: courses.kind,
      title: courses.title,
      code: courses.code,
      slug: courses.slug,
      professions: sql<string[]>`coalesce(${courses.content} -> 'professions', '[]')`,
    })
    .from(paymentCaseCourses)
    .innerJoin(courses, eq(courses.id, paymentCaseCourses.courseId))
    .where(inArray(paymentCaseCourses.caseId, [...caseIds]))
    .orderBy(asc(paymentCaseCourses.caseId), asc(paymentCaseCourses.position));

export type LinkedCourse = Awaited<ReturnType<typeof linkedCoursesOf>>[number];

export const replaceLinkedCourses = async (db: Tx, caseId: string, courseIds: readonly string[]) => {
  await db.delete(paymentCaseCourses).where(eq(paymentCaseCourses.caseId, caseId));
  if (courseIds.length === 0) return;
  await db
    .insert(paymentCaseCourses)
    .values(courseIds.map((courseId, position) => ({ caseId, courseId, position })));
};

export const casesOfCourse: CourseReferrer = {
  one: 'payment case',
  many: 'payment cases',
  count: (db, courseId) => db.$count(paymentCaseCourses, eq(paymentCaseCourses.courseId, courseId)),
};
