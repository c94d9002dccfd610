import { and, asc, between, desc, eq, exists, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { LocalDate } from '#domain/time/local-date.ts';
import {
  courseRuns,
  courses,
  enrolments,
  orderLines,
  orderPlaces,
  orders,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type LineShare,
  PARTICIPANT_COLUMNS,
  type Participant,
  type PersonOnCourse,
  SHARE_OF_LINE,
} from '../orders/index.ts';

export type Enrolment = typeof enrolments.$inferSelect;

const isLive = isNull(enrolments.cancelledAt);

export const findLiveEnrolment = async (
  db: Tx | Db,
  { userId, courseId }: PersonOnCourse,
): Promise<Enrolment | undefined> => {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isLive));
  return row;
};

/** Whether a person is enrolled on one of these courses now. */
export const isParticipantOf = async (db: Tx | Db, userId: string, courseIds: string[]): Promise<boolean> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, courseIds), isLive))
    .limit(1);
  return rows.length > 0;
};

/**
 * What stands between these people and a course: whether one of them is enrolled already, and the course itself. Who may
 * learn no more since before `endedBefore` is not in their own way.
 */
export const readStanding = async (
  db: Tx,
  courseId: string,
  { userIds, endedBefore }: { userIds: readonly string[]; endedBefore?: LocalDate },
): Promise<{ status: string; isAnyEnrolled: boolean }> => {
  const theirs = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, courseId),
        inArray(enrolments.userId, [...userIds]),
        isLive,
        endedBefore && or(isNull(enrolments.accessUntil), gte(enrolments.accessUntil, endedBefore)),
      ),
    );
  const [standing] = await db
    .select({ status: courses.status, isAnyEnrolled: sql<boolean>`${exists(theirs)}` })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (!standing) throw new Error(`the course ${courseId} has gone`);
  return standing;
};

/** A unique index refuses a second live enrolment of a person in a course. */
export const insertEnrolment = (
  db: Tx,
  enrolment: Omit<Enrolment, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>,
) => db.insert(enrolments).values(enrolment);

/** Who buys a course again whose time was over begins anew. */
export const endEnrolmentsBefore = (
  db: Tx,
  { userId, courseId }: PersonOnCourse,
  { day, at }: { day: LocalDate; at: Date },
) =>
  db
    .update(enrolments)
    .set({ cancelledAt: at, cancelReason: 'The time to learn was over' })
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        isLive,
        lt(enrolments.accessUntil, day),
      ),
    );

/** The row stays and says who ended it, when and why. */
export const endEnrolment = (
  db: Tx,
  placeId: string,
  end: Pick<Enrolment, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>,
) =>
  db
    .update(enrolments)
    .set(end)
    .where(and(eq(enrolments.placeId, placeId), isLive));

export type OwnEnrolment = {
  enrolment: Enrolment;
  /** Null where somebody else has paid: its money and papers are theirs. */
  order: { id: string; reference: string } | null;
  /** Of its course in the order. */
  share: LineShare;
};

/** Live enrolments of a person with their own orders that they came from, newest first. */
export const listEnrolmentsOf = (db: Tx | Db, userId: string): Promise<OwnEnrolment[]> =>
  db
    .select({
      enrolment: enrolments,
      order: { id: orders.id, reference: orders.reference },
      share: SHARE_OF_LINE,
    })
    .from(enrolments)
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .leftJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.userId, enrolments.userId)))
    .where(and(eq(enrolments.userId, userId), isLive))
    .orderBy(desc(enrolments.id));

export const countEnrolled = (db: Tx | Db, courseId: string): Promise<number> =>
  db.$count(enrolments, and(eq(enrolments.courseId, courseId), isLive));

/** Who is enrolled in a course, by name. */
export const listEnrolled = (db: Tx | Db, courseId: string): Promise<Participant[]> =>
  db
    .select(PARTICIPANT_COLUMNS)
    .from(enrolments)
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), isLive))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(enrolments.id));

export type Attendance = PersonOnCourse & { enrolmentId: string };

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
        isLive,
        ne(courses.status, 'cancelled'),
        sql`${today} - ${lastDay} between ${from}::int and ${to}::int`,
      ),
    )
    .orderBy(asc(enrolments.id));
};

/** Whose access to a self-paced course ends in these days, both counted, of who enrolled before. */
export const listEnding = (
  db: Tx | Db,
  { from, to, enrolledBefore }: { from: LocalDate; to: LocalDate; enrolledBefore: Date },
): Promise<(Attendance & { accessUntil: string })[]> =>
  db
    .select({
      ...{ enrolmentId: enrolments.id, userId: enrolments.userId, courseId: enrolments.courseId },
      accessUntil: sql<string>`${enrolments.accessUntil}::text`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        isLive,
        eq(courses.kind, 'ELearningCourse'),
        between(enrolments.accessUntil, from, to),
        lt(enrolments.createdAt, enrolledBefore),
      ),
    )
    .orderBy(asc(enrolments.id));
