import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm';
import { storedSections } from '#contracts/course-office/sections/stored.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CalendarCourse, CourseFilter } from '../catalogue/index.ts';
import { isPastAt, matches } from '../catalogue/index.ts';

// Calendar programs refuse files of more than a megabyte or so.
const MOST = 500;

export type FeedCourse = Omit<CalendarCourse, 'sessions'>;

/** What calendars are told of a run, wherever it stands. */
export const FEED_COLUMNS = {
  id: courses.id,
  kind: sql<RunKind>`${courses.kind}`,
  slug: courses.slug,
  status: courses.status,
  title: courses.title,
  description: courses.description,
  city: sql<string>`coalesce(${courseVenues.city}, '')`,
  country: sql<string>`coalesce(${courseVenues.country}, '')`,
  venue: courseVenues.venue,
  zone: courseRuns.zone,
  startDate: courseRuns.startDate,
  endDate: courseRuns.endDate,
  startTime: courseRuns.startTime,
  endTime: courseRuns.endTime,
  version: courses.version,
  updatedAt: courses.updatedAt,
};

type Stored = { venue: unknown; startDate: string | null; endDate: string | null };

export const toFeedCourse = <Row extends Stored>(row: Row) => ({
  ...row,
  venue: storedSections.venue.parse(row.venue ?? {}),
  startDate: row.startDate === null ? null : localDate(row.startDate),
  endDate: row.endDate === null ? null : localDate(row.endDate),
});

/** What comes next of what was asked for and has a date. */
export const listFeedCourses = async (
  db: Tx | Db,
  filter: CourseFilter,
  now: Date,
): Promise<FeedCourse[]> => {
  // First only ids, as for lists.
  const chosen = db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(and(matches(filter, now), not(isPastAt(now)), isNotNull(courseRuns.startDate)))
    .orderBy(asc(courseRuns.startDate), asc(courses.id))
    .limit(MOST)
    .as('chosen');
  const rows = await db
    .select(FEED_COLUMNS)
    .from(chosen)
    .innerJoin(courses, eq(courses.id, chosen.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .orderBy(asc(courseRuns.startDate), asc(courses.id));
  return rows.map(toFeedCourse);
};
