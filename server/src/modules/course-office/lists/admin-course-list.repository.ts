import { eq, sql } from 'drizzle-orm';
import type { AdminCourseSort } from '#contracts/course-office/course-list-options.ts';
import { courseRuns, courseSeries, courses, courseVenues } from '#server/db/schema/index.ts';
import { effectiveStatusAt, FIRST_DAY, isPastAt } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/in-order.ts';
import { type AdminCourseFilter, isWanted } from './admin-course-filter.repository.ts';
import type { Order, Place } from './admin-course-place.ts';
import {
  isOneOf,
  listedColumns,
  listedRankings,
  rankedColumns,
  rankOfMoment,
  rankOfStatus,
} from './listed-courses.repository.ts';
import { placesIn, type Ranked } from './ranked-places.repository.ts';

const day = sql`${courseRuns.startDate} - date '${sql.raw(FIRST_DAY)}'`;
const FAR = sql.raw('2147483647');

const rankings = (now: Date): Record<AdminCourseSort, Ranked> => ({
  ...listedRankings,
  location: {
    part: sql`(coalesce(${courseVenues.city}, '') = '' and coalesce(${courseVenues.country}, '') = '')::int`,
    rank: sql`coalesce(${courseVenues.city} || ', ' || ${courseVenues.country}, '')`,
  },
  start: { part: sql`(${courseRuns.startDate} is null)::int`, rank: sql`coalesce(${day}, 0)` },
  created: { rank: rankOfMoment(courses.createdAt) },
  // As it is read: by who is enrolled, then by how many could be.
  seats: { rank: sql`${courseRuns.enrolled} * 100000::float8 + ${courseRuns.capacity}` },
  status: rankOfStatus(effectiveStatusAt(now)),
});

/** What comes next first, then what has no date, then what is over, the latest first. */
const nextFirst = (now: Date): Ranked => {
  const isPast = isPastAt(now);
  return {
    part: sql`case when ${courseRuns.startDate} is null then 1 when ${isPast} then 2 else 0 end`,
    rank: sql`coalesce(case when ${isPast} then -(${day}) else ${day} end, 0)`,
  };
};

type AdminCoursePage = {
  filter: AdminCourseFilter;
  order: Order<AdminCourseSort | 'next'>;
  after: Place | null;
  limit: number;
};

export const listPlaces = async (
  db: Tx | Db,
  { filter, order, after, limit }: AdminCoursePage,
  now: Date,
): Promise<Place[]> => {
  const ranking = order.by === 'next' ? nextFirst(now) : rankings(now)[order.by];
  const ranked = db
    .select(rankedColumns(ranking, sql`coalesce(${day}, ${FAR})`))
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    // Left, so that they are not even looked for where no place is asked for.
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(isWanted(filter, now));
  return placesIn(db, ranked, { isDownwards: order.isDownwards, after, limit });
};

const selectRows = (db: Tx | Db, ids: string[]) =>
  db
    .select({
      ...listedColumns,
      startDate: courseRuns.startDate,
      endDate: courseRuns.endDate,
      startTime: courseRuns.startTime,
      endTime: courseRuns.endTime,
      zone: courseRuns.zone,
      startsAt: courseRuns.startsAt,
      endsAt: courseRuns.endsAt,
      deadlineAt: courseRuns.deadlineAt,
      capacity: courseRuns.capacity,
      minEnrollment: courseRuns.minEnrollment,
      taken: courseRuns.taken,
      enrolled: courseRuns.enrolled,
      venueName: sql<string>`coalesce(${courseVenues.venue} ->> 'name', '')`,
      city: sql<string>`coalesce(${courseVenues.city}, '')`,
      country: sql<string>`coalesce(${courseVenues.country}, '')`,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(isOneOf(ids));
export type AdminCourseHead = Awaited<ReturnType<typeof selectRows>>[number];

/** What the manager's table shows of these courses, in the order in which they were chosen. */
export const listAdminHeads = async (db: Tx | Db, ids: string[]): Promise<AdminCourseHead[]> =>
  inOrder(ids, ids.length > 0 ? await selectRows(db, ids) : []);
