import { and, asc, eq, lte, not, sql } from 'drizzle-orm';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { courseInstructors, courseRuns, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isPastAt, isPublicRun } from '../catalogue/index.ts';

const MOST = 20;

/** The next courses of everyone who teaches, by date, those without one last. */
export const listComingCourses = (db: Tx | Db, now: Date) => {
  const ranked = db
    .select({
      instructorId: courseInstructors.instructorId,
      kind: sql<RunKind>`${courses.kind}`.as('kind'),
      slug: courses.slug,
      title: courses.title,
      startDate: courseRuns.startDate,
      place: sql<number>`row_number() over (
        partition by ${courseInstructors.instructorId} order by ${courseRuns.startDate}, ${courses.id})`.as(
        'place',
      ),
    })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(and(isPublicRun, not(isPastAt(now))))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, MOST)).orderBy(asc(ranked.place));
};
