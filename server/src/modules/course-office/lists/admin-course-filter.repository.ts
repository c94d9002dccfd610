import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminCourseView } from '#contracts/course-office/admin-course-lists.ts';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import {
  at,
  contains,
  effectiveStatusAt,
  isCompletedAt,
  isUpcomingAt,
} from '#server/modules/catalogue/index.ts';
import { typedWords } from '#server/platform/db/words.ts';

type Query = z.output<(typeof adminCourseCalls)[RunKind]['listAdminCourses']['query']>;
export type AdminCourseFilter = Pick<Query, 'q' | 'status' | 'stored' | 'category' | 'city' | 'view'> & {
  kind: RunKind;
  ids?: readonly string[];
};

/** What a manager is about. The kind stands in the statement itself, so that indexes of one kind are used. */
export const isOfKind = (kind: CourseKind): SQL => sql`${courses.kind} = ${sql.raw(`'${kind}'`)}`;

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

/** A query of its own, so that the index of words answers it. */
export const hasWords = (words: readonly string[]): SQL | undefined => {
  const said = words.map((word) => contains(sql.raw('named.search_text'), word));
  return said.length > 0
    ? sql`${courses.id} in (select named.id from ${courses} as named where ${and(...said)})`
    : undefined;
};

/** Courses that everything in the filter holds for. */
export const isWanted = (
  { kind, q = '', status, stored, category, city, view, ids }: AdminCourseFilter,
  now: Date,
): SQL | undefined =>
  and(
    isOfKind(kind),
    view ? viewConditions(now)[view] : eq(courses.isTemplate, false),
    hasWords(typedWords(q)),
    status && sql`${effectiveStatusAt(now)} = ${status}`,
    stored && eq(courses.status, stored),
    category && eq(courses.category, category),
    city ? eq(courseVenues.city, city) : undefined,
    // One parameter however many there are.
    ids && sql`${courses.id} = any(${sql.param(ids)}::uuid[])`,
  );
