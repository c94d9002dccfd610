import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { HIDDEN_STATUSES } from '#domain/courses/course-status.ts';
import {
  courses,
  courseVersions,
  enrolments,
  selfPacedCourses,
  versionSlides,
  versionTests,
} from '#server/db/schema/index.ts';
import { type FileUser, findNamedInJson } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';

/** All versions of the courses that somebody may learn now. */
export const listVersionsFor = async (db: Tx | Db, userId: string): Promise<string[]> => {
  const today = sql`(now() at time zone ${ACADEMY_ZONE})::date`;
  const rows = await db
    .select({ id: courseVersions.id })
    .from(courseVersions)
    .innerJoin(enrolments, eq(enrolments.courseId, courseVersions.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isNull(enrolments.cancelledAt),
        sql`coalesce(${enrolments.accessUntil} >= ${today}, true)`,
      ),
    );
  return rows.map(({ id }) => id);
};

/** The newest versions of the courses that have a page. */
export const listShownVersions = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .select({ id: sql<string>`${selfPacedCourses.publishedVersionId}` })
    .from(selfPacedCourses)
    .innerJoin(courses, eq(courses.id, selfPacedCourses.courseId))
    .where(
      and(isNotNull(selfPacedCourses.publishedVersionId), notInArray(courses.status, [...HIDDEN_STATUSES])),
    );
  return rows.map(({ id }) => id);
};

/** What any version has shown, be it a recording, a picture or a film, is there for who learns that version. */
export const filesOfVersions: FileUser = (db, urls) =>
  findNamedInJson(db, urls, [versionSlides.body, versionTests.body]);
