import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { courseRuns, courses, enrolments, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type SeatToCome = { title: string; code: string; startDate: string | null; reference: string };

const lastDay = sql`coalesce(${courseRuns.endDate}, ${courseRuns.startDate})`;

/** Of an enrolment and its run: the last day, at the venue, is not over. */
const isToCome = and(
  isNull(enrolments.cancelledAt),
  or(isNull(courseRuns.startDate), sql`${lastDay} >= (now() at time zone ${courseRuns.zone})::date`),
);

/** Who of these people has a seat to come. */
export const findSeated = async (db: Tx | Db, userIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ userId: enrolments.userId })
    .from(enrolments)
    .innerJoin(courseRuns, eq(courseRuns.courseId, enrolments.courseId))
    .where(and(inArray(enrolments.userId, [...userIds]), isToCome));
  return rows.map(({ userId }) => userId);
};

/** What somebody sits on of courses whose last day, at the venue, is not over; the soonest first. */
export const listSeatsToCome = (db: Tx | Db, userId: string): Promise<SeatToCome[]> => {
  return db
    .select({
      title: courses.title,
      code: courses.code,
      startDate: courseRuns.startDate,
      reference: orders.reference,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, enrolments.courseId))
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(enrolments.userId, userId), isToCome))
    .orderBy(asc(courseRuns.startDate), asc(enrolments.id));
};
