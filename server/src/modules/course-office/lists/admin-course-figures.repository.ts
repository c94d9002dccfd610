import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import { at, effectiveStatusAt } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type AdminCourseFilter,
  isBelowMinimum,
  isWanted,
  viewConditions,
} from './admin-course-filter.repository.ts';
import { isOfKind } from './listed-courses.repository.ts';

/** Courses that are alike in all that the manager counts and filters by, but for words and who is enrolled. */
export type CourseGroup = Awaited<ReturnType<typeof groupCourses>>[number];

/** The cities in their order. */
export const groupCourses = (db: Tx | Db, kind: RunKind, now: Date) => {
  const views = viewConditions(now);
  const city = sql<string>`coalesce(${courseVenues.city}, '')`;
  return (
    db
      .select({
        status: sql<CourseStatus>`${effectiveStatusAt(now)}`,
        stored: courses.status,
        category: courses.category,
        city,
        upcoming: sql<boolean>`${views.upcoming}`,
        'early-bird-ends': sql<boolean | null>`${views['early-bird-ends']}`,
        completed: sql<boolean>`${views.completed}`,
        templates: sql<boolean>`${views.templates}`,
        count: count(),
      })
      .from(courses)
      .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
      // Left, as where they are listed.
      .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
      .where(isOfKind(kind))
      .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8`)
      .orderBy(asc(city))
  );
};

/**
 * When a course closes, starts or is over next, or another month begins: from then on groups are others though nobody
 * changed anything.
 */
export const nextRegrouping = async (db: Tx | Db, now: Date): Promise<Date> => {
  const nextMonth = addMonths(localDate(`${now.toISOString().slice(0, 7)}-01`), 1);
  const next = (moment: AnyPgColumn) => sql`min(${moment}) filter (where ${moment} > ${at(now)})`;
  const { deadlineAt, startsAt, endsAt } = courseRuns;
  const { rows } = await db.execute<{ next: string }>(sql`
    select least(${at(new Date(nextMonth))}, ${next(deadlineAt)}, ${next(startsAt)}, ${next(endsAt)})::text as next
    from ${courseRuns}`);
  return new Date(rows[0]?.next ?? now);
};

/** Of the courses that are coming, what every sale changes. */
export const readSeats = async (db: Tx | Db, kind: RunKind, now: Date) => {
  const sum = (seats: SQL) =>
    sql<number>`coalesce(sum(${seats}) filter (where ${effectiveStatusAt(now)} = 'open'), 0)::int`;
  const [seats] = await db
    .select({
      openSeats: sum(sql`${courseRuns.capacity}`),
      openSeatsLeft: sum(sql`${courseRuns.capacity} - ${courseRuns.taken}`),
      needsMinimum: sql<number>`(count(*) filter (where ${isBelowMinimum}))::int`,
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(and(isOfKind(kind), viewConditions(now).upcoming));
  return seats ?? { openSeats: 0, openSeatsLeft: 0, needsMinimum: 0 };
};

/** How many the filter finds, with their seats, and how many of them too few are on. */
export const countWanted = async (db: Tx | Db, filter: AdminCourseFilter, now: Date) => {
  const [found] = await db
    .select({
      courses: count(),
      capacity: sql`coalesce(sum(${courseRuns.capacity}), 0)`.mapWith(Number),
      left: sql`coalesce(sum(${courseRuns.capacity} - ${courseRuns.taken}), 0)`.mapWith(Number),
      belowMinimum: sql`count(*) filter (where ${viewConditions(now)['needs-minimum']})`.mapWith(Number),
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    // Left, so that they are not even looked for where no city is asked for.
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(isWanted(filter, now));
  return found ?? { courses: 0, capacity: 0, left: 0, belowMinimum: 0 };
};
