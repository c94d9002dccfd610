import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { courseRuns, courses, enrolments, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type SeatToCome = { title: string; code: string; startDate: string | null; reference: string };

/** What somebody sits on of courses whose last day, at the venue, is not over; the soonest first. */
export const listSeatsToCome = (db: Tx | Db, userId: string): Promise<SeatToCome[]> => {
  const lastDay = sql`coalesce(${courseRuns.endDate}, ${courseRuns.startDate})`;
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
    .where(
      and(
        eq(enrolments.userId, userId),
        isNull(enrolments.cancelledAt),
        or(isNull(courseRuns.startDate), sql`${lastDay} >= (now() at time zone ${courseRuns.zone})::date`),
      ),
    )
    .orderBy(asc(courseRuns.startDate), asc(enrolments.id));
};
