import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import { courseRuns, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type CourseHead, listHeads } from '../courses/course-head.repository.ts';
import { matches } from './course-filter.repository.ts';
import type { CourseFilter } from './course-filter.ts';
import { currentPriceAt, isPastAt } from './course-moment.repository.ts';
import { type CourseSort, FIRST_DAY, type Place } from './course-place.ts';

export type CoursePage = {
  list: 'upcoming' | 'expired';
  filter: CourseFilter;
  sort: CourseSort;
  after: Place | null;
  limit: number;
};

const day = sql`coalesce(${courseRuns.startDate} - date '${sql.raw(FIRST_DAY)}', 0)`;

/** The parts of a `Place`, in its order. */
const placeParts = (sort: CourseSort, now: Date): SQL[] => {
  const value = sort.startsWith('price') ? currentPriceAt(now) : day;
  const rank = sort.endsWith('asc') ? value : sql`-(${value})`;
  return [sql`(${courseRuns.startDate} is null)::int`, rank, day, sql`${courses.id}`];
};

/** By date this is the order of the index, so that the rows of a page need no sorting of all. */
const orderOf = (sort: CourseSort, place: SQL[]): SQL[] =>
  sort === 'date-asc' ? [asc(courseRuns.startDate), asc(courses.id)] : place;

const isAfter = (parts: SQL[], { undated, rank, day, id }: Place): SQL =>
  sql`(${sql.join(parts, sql`, `)}) > (${undated}, ${rank}, ${day}, ${id}::uuid)`;

/** The rows after a place, so that whatever is added or taken away before it moves nothing. */
export const listCourses = async (db: Tx | Db, page: CoursePage, now: Date): Promise<CourseHead[]> => {
  const { list, filter, sort, after, limit } = page;
  const place = placeParts(sort, now);
  const past = isPastAt(now);
  // Only ids: an index has all that the choice depends on, and rows are read for those that are shown.
  const chosen = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(
      and(
        matches(filter, now),
        list === 'expired' ? past : not(past),
        after ? isAfter(place, after) : undefined,
      ),
    )
    .orderBy(...orderOf(sort, place))
    .limit(limit);
  return listHeads(db, chosen);
};
