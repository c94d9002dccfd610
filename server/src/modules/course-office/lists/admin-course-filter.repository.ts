import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { AdminCourseView } from '#contracts/course-office/course-list-options.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import { at, effectiveStatusAt, isCompletedAt, isUpcomingAt } from '#server/modules/catalogue/index.ts';
import { isListed } from './listed-courses.repository.ts';

type Query = z.output<(typeof adminCourseCalls)[RunKind]['listAdminCourses']['query']>;
export type AdminCourseFilter = Pick<
  Query,
  'q' | 'status' | 'stored' | 'category' | 'city' | 'until' | 'view'
> & {
  kind: RunKind;
  ids?: readonly string[];
};

const endsThisMonth = (now: Date): SQL => {
  const first = localDate(`${now.toISOString().slice(0, 7)}-01`);
  const [from, to] = [first, addMonths(first, 1)].map((day) => at(new Date(day)));
  return sql`${courseRuns.earlyBirdEndsAt} >= ${from} and ${courseRuns.earlyBirdEndsAt} < ${to}`;
};

/** Too few have enrolled for it to be held. */
export const isBelowMinimum: SQL = sql`${courseRuns.enrolled} < ${courseRuns.minEnrollment}`;

/** The saved views. Templates are in their own alone. */
export const viewConditions = (now: Date): Record<AdminCourseView, SQL> => {
  const upcoming = sql`not ${courses.isTemplate} and ${isUpcomingAt(now)}`;
  return {
    upcoming,
    'needs-minimum': sql`${upcoming} and ${isBelowMinimum}`,
    'early-bird-ends': sql`${upcoming} and ${courses.earlyBirdPriceEur} is not null and ${endsThisMonth(now)}`,
    completed: sql`not ${courses.isTemplate} and ${isCompletedAt(now)}`,
    templates: sql`${courses.isTemplate}`,
  };
};

/** Courses that everything in the filter holds for. */
export const isWanted = (
  { kind, status, stored, city, until, ...listed }: AdminCourseFilter,
  now: Date,
): SQL | undefined =>
  and(
    isListed(kind, viewConditions(now), listed),
    status && sql`${effectiveStatusAt(now)} = ${status}`,
    // Said besides, so that an index has them: all that is open was opened.
    status === 'open' ? eq(courses.status, 'open') : undefined,
    stored && eq(courses.status, stored),
    city ? eq(courseVenues.city, city) : undefined,
    until ? lte(courseRuns.startDate, until) : undefined,
  );
