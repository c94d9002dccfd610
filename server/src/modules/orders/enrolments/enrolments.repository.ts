import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { courseRuns, courses, enrolments, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ORDER_COLUMNS, type Order, type Place, toOrder } from '../orders.repository.ts';

export type Enrolment = typeof enrolments.$inferSelect;

export const findLiveEnrolment = async (db: Tx | Db, place: Place): Promise<Enrolment | undefined> => {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, place.userId),
        eq(enrolments.courseId, place.courseId),
        isNull(enrolments.cancelledAt),
      ),
    );
  return row;
};

/** Whether a person is enrolled on one of these courses now. */
export const isParticipantOf = async (db: Tx | Db, userId: string, courseIds: string[]): Promise<boolean> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, userId),
        inArray(enrolments.courseId, courseIds),
        isNull(enrolments.cancelledAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const isEnrolledBy = async (db: Tx | Db, orderId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.orderId, orderId), isNull(enrolments.cancelledAt)));
  return rows.length > 0;
};

/** A unique index refuses a second live enrolment of a person in a course. */
export const insertEnrolment = (
  db: Tx,
  enrolment: Omit<Enrolment, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>,
) => db.insert(enrolments).values(enrolment);

/** The row stays and says who ended it, when and why. */
export const endEnrolment = (
  db: Tx,
  orderId: string,
  end: Pick<Enrolment, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>,
) =>
  db
    .update(enrolments)
    .set(end)
    .where(and(eq(enrolments.orderId, orderId), isNull(enrolments.cancelledAt)));

/** Live enrolments of a person with the orders they came from, newest first. */
export const listEnrolmentsOf = async (
  db: Tx | Db,
  userId: string,
): Promise<{ enrolment: Enrolment; order: Order }[]> => {
  const rows = await db
    .select({ enrolment: enrolments, order: ORDER_COLUMNS })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(and(eq(enrolments.userId, userId), isNull(enrolments.cancelledAt)))
    .orderBy(desc(enrolments.id));
  return rows.map(({ enrolment, order }) => ({ enrolment, order: toOrder(order) }));
};

export type Participant = { person: typeof users.$inferSelect; order: Order };

/** Who is enrolled in a course, by name. */
export const listEnrolled = async (db: Tx | Db, courseId: string): Promise<Participant[]> => {
  const rows = await db
    .select({ person: users, order: ORDER_COLUMNS })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), isNull(enrolments.cancelledAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(enrolments.id));
  return rows.map(({ person, order }) => ({ person, order: toOrder(order) }));
};

/** Who has placed an order for a course and not paid yet, by name. */
export const listWaiting = async (db: Tx | Db, courseId: string): Promise<Participant[]> => {
  const rows = await db
    .select({ person: users, order: ORDER_COLUMNS })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.courseId, courseId), eq(orders.state, 'placed')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(orders.id));
  return rows.map(({ person, order }) => ({ person, order: toOrder(order) }));
};

export type Attendance = Place & { enrolmentId: string };

/** Who was enrolled in a course whose last day, at the venue, was so many days ago: `from` to `to`, both counted. */
export const listAttendances = (
  db: Tx | Db,
  { now, from, to }: { now: Date; from: number; to: number },
): Promise<Attendance[]> => {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${courseRuns.zone})::date`;
  const lastDay = sql`coalesce(${courseRuns.endDate}, ${courseRuns.startDate})`;
  return db
    .select({ enrolmentId: enrolments.id, userId: enrolments.userId, courseId: enrolments.courseId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(
      and(
        isNull(enrolments.cancelledAt),
        ne(courses.status, 'cancelled'),
        sql`${today} - ${lastDay} between ${from}::int and ${to}::int`,
      ),
    )
    .orderBy(asc(enrolments.id));
};
