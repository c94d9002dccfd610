import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RunKind } from '#domain/courses/course-kind.ts';
import {
  courseInstructors,
  courseRuns,
  courseSessions,
  courses,
  courseVenues,
  instructors,
} from '#server/db/schema/index.ts';
import { isUpcomingAt, lastDay } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isOfKind } from './listed-courses.repository.ts';

export type ClashRow = {
  kind: 'instructor' | 'venue';
  name: string;
  from: string;
  to: string;
  earlierId: string;
  earlierCode: string;
  earlierTitle: string;
  laterId: string;
  laterCode: string;
  laterTitle: string;
};

const venueName = sql`trim(${courseVenues.venue} ->> 'name')`;
const venue = sql`concat_ws(', ', ${venueName}, nullif(trim(${courseVenues.city}), ''))`;

type Wish = { kind: RunKind; courseId: string | undefined; now: Date; limit: number };

/** What each coming course asks for on its days. */
const demands = (db: Tx | Db, { kind, now }: Pick<Wish, 'kind' | 'now'>): SQL => {
  const isComing = and(
    isOfKind(kind),
    eq(courses.isTemplate, false),
    sql`${courseRuns.startDate} is not null`,
    isUpcomingAt(now),
  );
  const facts = {
    id: courses.id,
    code: courses.code,
    title: courses.title,
    first: sql`${courseRuns.startDate}`.as('first'),
    last: sql`${lastDay}`.as('last'),
  };
  const people = db
    .select({
      ...facts,
      kind: sql`'instructor'`.as('kind'),
      what: sql`${instructors.id}::text`.as('what'),
      name: sql`trim(${instructors.firstName} || ' ' || ${instructors.lastName})`.as('name'),
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .innerJoin(courseInstructors, eq(courseInstructors.courseId, courses.id))
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructorId))
    .where(isComing);
  const rooms = db
    .select({
      ...facts,
      kind: sql`'venue'`.as('kind'),
      what: sql`lower(${venue})`.as('what'),
      name: sql`${venue}`.as('name'),
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .innerJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(and(isComing, sql`${venueName} <> ''`));
  return sql`${people} union all ${rooms}`;
};

/**
 * Pairs of coming courses that ask for the same on the same day, the next first. Of two that meet, the later one
 * begins on a day of the earlier one: so one table of days, and no comparison of each course with every other.
 */
export const listClashes = async (db: Tx | Db, { kind, courseId, now, limit }: Wish): Promise<ClashRow[]> => {
  const { rows } = await db.execute<ClashRow>(sql`
    with demands as materialized (${demands(db, { kind, now })}),
    days as materialized (
      select demands.*, ${courseSessions.date} as day
      from demands join ${courseSessions} on ${courseSessions.courseId} = demands.id
    )
    select later.kind, later.name, later.first::text as "from", least(later.last, days.last)::text as "to",
      days.id as "earlierId", days.code as "earlierCode", days.title as "earlierTitle",
      later.id as "laterId", later.code as "laterCode", later.title as "laterTitle"
    from days join demands as later on later.kind = days.kind and later.what = days.what and later.first = days.day
    where (days.first, days.id) < (later.first, later.id)
      ${courseId ? sql`and ${courseId}::uuid in (days.id, later.id)` : sql``}
    order by later.first, days.id, later.id, later.kind, later.name limit ${limit}`);
  return rows;
};
