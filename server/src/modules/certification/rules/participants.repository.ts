import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  certificates,
  courseRuns,
  courseSessions,
  courses,
  enrolments,
  liveSessions,
  orderLines,
  orderPlaces,
  orders,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Somebody who is on a course now, by which order. */
export type Participant = {
  enrolmentId: string;
  courseId: string;
  orderId: string;
  /** Null where somebody else has paid: the order is theirs. */
  orderReference: string | null;
  person: { id: string; firstName: string; lastName: string; certificateName: string; email: string };
};

const isLive = isNull(enrolments.cancelledAt);
/** A course that gives a certificate, and by itself. */
const certifies = sql`(${courses.certification} ->> 'enabled')::boolean is true`;
const isAutomatic = sql`(${courses.certification} -> 'features' ->> 'autoGenerate')::boolean is true`;

const select = (db: Tx | Db, where: SQL | undefined): Promise<Participant[]> =>
  db
    .select({
      enrolmentId: enrolments.id,
      courseId: enrolments.courseId,
      orderId: orderLines.orderId,
      orderReference: orders.reference,
      person: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        certificateName: users.certificateName,
        email: users.email,
      },
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.userId, enrolments.userId)))
    .where(and(isLive, certifies, where))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(enrolments.id));

/** Those of these who are still on a course that gives a certificate. */
export const findParticipants = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<Participant[]> =>
  select(db, inArray(enrolments.id, [...enrolmentIds]));

export const participantsOf = (db: Tx | Db, userId: string): Promise<Participant[]> =>
  select(db, eq(enrolments.userId, userId));

/** Which of these have ended. */
export const endedOf = async (db: Tx | Db, enrolmentIds: readonly string[]): Promise<Set<string | null>> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(inArray(enrolments.id, [...enrolmentIds]), isNotNull(enrolments.cancelledAt)));
  return new Set(rows.map(({ id }) => id));
};

const standing = (db: Tx | Db) =>
  db
    .select({ one: sql`1` })
    .from(certificates)
    .where(and(eq(certificates.enrolmentId, enrolments.id), isNull(certificates.supersededBy)));

/**
 * Who is on a course that gives a certificate and has none of it that was not revoked, of one course or of all; at most
 * `limit`, those who came last first.
 */
export const withoutCertificate = (
  db: Tx | Db,
  { courseId, limit }: { courseId: string | null; limit: number },
): Promise<Participant[]> => {
  const none = notExists(
    db
      .select({ one: sql`1` })
      .from(certificates)
      .where(
        and(
          eq(certificates.enrolmentId, enrolments.id),
          isNull(certificates.supersededBy),
          isNull(certificates.revokedAt),
        ),
      ),
  );
  const recent = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(isLive, certifies, none, courseId === null ? undefined : eq(courses.id, courseId)))
    .orderBy(desc(enrolments.id))
    .limit(limit);
  return select(db, inArray(enrolments.id, recent));
};

/** A live course of which a session was cancelled. */
const losesSessions = (db: Tx | Db): SQL =>
  exists(
    db
      .select({ id: courseSessions.id })
      .from(courseSessions)
      .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
      .where(and(eq(courseSessions.courseId, courses.id), isNotNull(liveSessions.cancelledAt))),
  );

/**
 * Who has none yet of a run that issues by itself and was over between these moments, or may be: where sessions were cancelled,
 * the last that is held may be an earlier one.
 */
export const unsettledOfRuns = async (
  db: Tx | Db,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(
      and(
        isLive,
        certifies,
        isAutomatic,
        or(
          between(courseRuns.endsAt, from, to),
          and(lt(courseRuns.startsAt, to), gt(courseRuns.endsAt, to), losesSessions(db)),
        ),
        notExists(standing(db)),
      ),
    )
    .orderBy(asc(enrolments.id));
  return rows.map(({ id }) => id);
};

/** Who is on the courses of an order. */
export const enrolmentsOfOrder = async (db: Tx | Db, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .where(and(eq(orderLines.orderId, orderId), isLive));
  return rows.map(({ id }) => id);
};
