import { eq, sql } from 'drizzle-orm';
import { storedSections } from '#contracts/course-office/sections/stored.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { eur } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseRuns, courseSeries, courses, courseVenues } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/in-order.ts';
import type { Run } from './catalogue.repository.ts';

// A list shows many courses and little of each: the sections that only the detail page has stay where they are.
const COLUMNS = {
  id: courses.id,
  kind: sql<RunKind>`${courses.kind}`,
  slug: courses.slug,
  code: courses.code,
  status: courses.status,
  title: courses.title,
  description: courses.description,
  // What takes place online has no venue.
  city: sql<string>`coalesce(${courseVenues.city}, '')`,
  country: sql<string>`coalesce(${courseVenues.country}, '')`,
  priceEur: courses.priceEur,
  earlyBirdPriceEur: courses.earlyBirdPriceEur,
  earlyBirdEndsAt: courseRuns.earlyBirdEndsAt,
  startDate: courseRuns.startDate,
  endDate: courseRuns.endDate,
  startTime: courseRuns.startTime,
  endTime: courseRuns.endTime,
  zone: courseRuns.zone,
  startsAt: courseRuns.startsAt,
  endsAt: courseRuns.endsAt,
  deadlineAt: courseRuns.deadlineAt,
  capacity: courseRuns.capacity,
  taken: courseRuns.taken,
  enrolled: courseRuns.enrolled,
  schedule: courseRuns.schedule,
  paymentOptions: courses.paymentOptions,
};

/** What lists show of a course, and what its status and price are decided by. */
export type CourseHead = Pick<Run, keyof typeof COLUMNS> & {
  series: Pick<Run['series'], 'discipline'>;
};

const selectHeads = (db: Tx | Db, ids: string[]) =>
  db
    .select({ ...COLUMNS, series: { discipline: courseSeries.discipline } })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    // One parameter however many there are.
    .where(sql`${courses.id} = any(${sql.param(ids)}::uuid[])`);
type HeadRow = Awaited<ReturnType<typeof selectHeads>>[number];

/** The heads of these courses, in the order in which they were chosen. */
export const listHeads = async (db: Tx | Db, chosen: { id: string }[]): Promise<CourseHead[]> => {
  const ids = chosen.map(({ id }) => id);
  return inOrder(ids, ids.length > 0 ? await selectHeads(db, ids) : []).map(toHead);
};

const toHead = (row: HeadRow): CourseHead => ({
  ...row,
  priceEur: eur(row.priceEur),
  earlyBirdPriceEur: row.earlyBirdPriceEur === null ? null : eur(row.earlyBirdPriceEur),
  startDate: row.startDate === null ? null : localDate(row.startDate),
  endDate: row.endDate === null ? null : localDate(row.endDate),
  schedule: storedSections.schedule.parse(row.schedule),
  paymentOptions: storedSections.paymentOptions.parse(row.paymentOptions),
});
