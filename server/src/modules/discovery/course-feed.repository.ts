import { and, asc, eq, isNotNull, not } from 'drizzle-orm';
import { storedSections } from '#contracts/course-office/sections/stored.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseSeries, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CourseFilter } from '../catalogue/index.ts';
import { isPastAt, matches } from '../catalogue/index.ts';
import type { FeedCourse } from './course-feed.ts';

// Calendar programs refuse files of more than a megabyte or so.
const MOST = 500;

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
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .where(and(matches(filter, now), not(isPastAt(now)), isNotNull(courses.startDate)))
    .orderBy(asc(courses.startDate), asc(courses.id))
    .limit(MOST)
    .as('chosen');
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      description: courses.description,
      city: courses.city,
      country: courses.country,
      venue: courses.venue,
      zone: courses.zone,
      startDate: courses.startDate,
      endDate: courses.endDate,
      startTime: courses.startTime,
      endTime: courses.endTime,
      version: courses.version,
      updatedAt: courses.updatedAt,
    })
    .from(chosen)
    .innerJoin(courses, eq(courses.id, chosen.id))
    .orderBy(asc(courses.startDate), asc(courses.id));
  return rows.map((row) => ({
    ...row,
    venue: storedSections.venue.parse(row.venue),
    startDate: row.startDate === null ? null : localDate(row.startDate),
    endDate: row.endDate === null ? null : localDate(row.endDate),
  }));
};
