import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import {
  courseRunDecisions,
  courseRuns,
  courses,
  courseVenues,
  enrolments,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { effectiveStatusAt, isUpcomingAt } from '../../catalogue/index.ts';

const city = sql<string>`coalesce(${courseVenues.city}, '')`;

/** What the people of the academy ask of a run that is coming: how full it is, what it needs, whether it is held all the same. */
const columnsAt = (db: Tx | Db, now: Date) => ({
  _id: courses.id,
  slug: courses.slug,
  code: courses.code,
  title: courses.title,
  status: courses.status,
  effectiveStatus: sql<CourseStatus>`${effectiveStatusAt(now)}`,
  kind: sql<RunKind>`${courses.kind}`,
  city,
  startDate: courseRuns.startDate,
  endDate: courseRuns.endDate,
  capacity: courseRuns.capacity,
  taken: courseRuns.taken,
  enrolled: courseRuns.enrolled,
  /** Who would be written to: a seat that nobody has accepted yet is somebody's whom nobody knows. */
  participants:
    sql<number>`${db.$count(enrolments, and(eq(enrolments.courseId, courses.id), isNull(enrolments.cancelledAt)))}`.mapWith(
      Number,
    ),
  minEnrollment: courseRuns.minEnrollment,
  reason: courseRunDecisions.reason,
  decidedAt: courseRunDecisions.decidedAt,
  toldAt: courseRunDecisions.toldAt,
  by: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
});

/** So many that are not over, nor draft or cancelled, next first; the ones without a date are last. */
export const listNextRuns = (db: Tx | Db, now: Date, most: number) =>
  db
    .select(columnsAt(db, now))
    .from(courseRuns)
    .innerJoin(courses, eq(courses.id, courseRuns.courseId))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .leftJoin(courseRunDecisions, isDecided)
    .leftJoin(users, eq(users.id, courseRunDecisions.decidedBy))
    .where(and(inArray(courses.kind, [...RUN_KINDS]), eq(courses.isTemplate, false), isUpcomingAt(now)))
    .orderBy(asc(courseRuns.startsAt), asc(courseRuns.courseId))
    .limit(most);

/** Of the date that it has now. */
const isDecided: SQL | undefined = and(
  eq(courseRunDecisions.courseId, courseRuns.courseId),
  eq(courseRunDecisions.startDate, courseRuns.startDate),
);
