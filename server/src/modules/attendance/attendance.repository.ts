import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import {
  attendanceMarks,
  courseSessions,
  enrolments,
  handsOnResults,
  liveSessions,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredMark = typeof attendanceMarks.$inferSelect;
/** `by` is empty where the person made it themself. */
export type NamedMark = StoredMark & { by: string };
export type Session = typeof courseSessions.$inferSelect;

/** Rows of each place, in the order in which they were read. */
export const byPlace = <Row extends { enrolmentId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);

/** The days of these runs that are held, in their order. */
export const listSessions = (db: Tx | Db, courseIds: readonly string[]): Promise<Session[]> =>
  db
    .select(getTableColumns(courseSessions))
    .from(courseSessions)
    .leftJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(and(inArray(courseSessions.courseId, [...courseIds]), isNull(liveSessions.cancelledAt)))
    .orderBy(asc(courseSessions.courseId), asc(courseSessions.position));

export const findSession = async (db: Tx | Db, id: string): Promise<Session | undefined> => {
  const [row] = await db.select().from(courseSessions).where(eq(courseSessions.id, id));
  return row;
};

/** Who takes part in a run, by name. */
export const listAttendants = (db: Tx | Db, courseId: string) =>
  db
    .select({
      enrolmentId: enrolments.id,
      firstName: users.firstName,
      lastName: users.lastName,
      certificateName: users.certificateName,
      email: users.email,
      profession: users.profession,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), isNull(enrolments.cancelledAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(enrolments.id));

/** Which of these enrolments are in a run, also of who has left it. */
export const enrolmentsIn = async (
  db: Tx | Db,
  courseId: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

/** A person’s runs that they are on now, with their enrolments. */
export const liveEnrolmentsOf = (db: Tx | Db, userId: string) =>
  db
    .select({ enrolmentId: enrolments.id, courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), isNull(enrolments.cancelledAt)));

export const marksOf = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<StoredMark[]> =>
  db
    .select()
    .from(attendanceMarks)
    .where(inArray(attendanceMarks.enrolmentId, [...enrolmentIds]));

/** As `marksOf`, in the order in which they were made, with the names of who made them. */
export const namedMarksOf = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<NamedMark[]> =>
  db
    .select({
      ...getTableColumns(attendanceMarks),
      by: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(attendanceMarks)
    .leftJoin(users, eq(users.id, attendanceMarks.madeBy))
    .where(inArray(attendanceMarks.enrolmentId, [...enrolmentIds]))
    .orderBy(asc(attendanceMarks.madeAt), asc(attendanceMarks.id));

/** What is known under these ids. */
export const findMarks = (db: Tx | Db, ids: readonly string[]): Promise<StoredMark[]> =>
  db
    .select()
    .from(attendanceMarks)
    .where(inArray(attendanceMarks.id, [...ids]));

/** Those that were new. */
export const insertMarks = async (db: Tx, marks: readonly StoredMark[]): Promise<StoredMark[]> =>
  marks.length === 0
    ? []
    : db
        .insert(attendanceMarks)
        // In one order, so that two devices that send the same never wait for each other.
        .values(marks.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        .onConflictDoNothing()
        .returning();

export const insertResult = (db: Tx, result: typeof handsOnResults.$inferInsert) =>
  db.insert(handsOnResults).values(result);

/** The latest first. */
export const resultsOf = (db: Tx | Db, enrolmentIds: readonly string[]) =>
  db
    .select()
    .from(handsOnResults)
    .where(inArray(handsOnResults.enrolmentId, [...enrolmentIds]))
    .orderBy(desc(handsOnResults.decidedAt), desc(handsOnResults.id));
