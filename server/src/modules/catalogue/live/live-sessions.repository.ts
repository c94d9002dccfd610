import { and, asc, eq, exists, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { CourseSession } from '#domain/courses/course-sessions.ts';
import {
  attendanceMarks,
  courseSessions,
  liveJoins,
  livePresence,
  liveRecordings,
  liveSessions,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

/** Sessions in the order in which they are held; the run begins with the first and ends with the last. */
export type NewLiveSession = Pick<CourseSession, 'date' | 'startTime' | 'endTime'> &
  Omit<typeof liveSessions.$inferInsert, 'sessionId'> & {
    /** Of one that is stored; it stays itself. */
    id?: string | null;
  };

/** The sessions of a live course as its form has them, with what leads in. */
export const listSessionsToEdit = (db: Tx | Db, courseId: string) =>
  db
    .select({
      id: courseSessions.id,
      title: liveSessions.title,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      joinUrl: liveSessions.joinUrl,
      isCancelled: sql<boolean>`${isNotNull(liveSessions.cancelledAt)}`,
    })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(eq(courseSessions.courseId, courseId))
    .orderBy(asc(courseSessions.position));

type OfSession = typeof attendanceMarks | typeof livePresence | typeof liveJoins | typeof liveRecordings;

/**
 * Those on which somebody's presence was noted, that somebody has joined or that were recorded; none of it happens to any
 * before the transaction ends.
 */
export const listKeptSessions = async (db: Tx | Db, courseId: string): Promise<Set<string>> => {
  const ofCourse = eq(courseSessions.courseId, courseId);
  await db.select({ id: courseSessions.id }).from(courseSessions).where(ofCourse).for('update');
  const of = (table: OfSession) =>
    exists(db.select({ found: sql`1` }).from(table).where(eq(table.sessionId, courseSessions.id)));
  const kept = await db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(and(ofCourse, or(of(attendanceMarks), of(livePresence), of(liveJoins), of(liveRecordings))));
  return new Set(kept.map(({ id }) => id));
};

/** The sessions of a live course as staff have set them: those that are named stay themselves, the others go. */
export const putLiveSessions = async (
  db: Tx,
  courseId: string,
  sessions: readonly NewLiveSession[],
): Promise<void> => {
  const named = sessions.flatMap(({ id }) => id ?? []);
  const ofCourse = eq(courseSessions.courseId, courseId);
  await db.delete(courseSessions).where(and(ofCourse, notInArray(courseSessions.id, named)));
  // Out of the way of the places that they are given now.
  await db
    .update(courseSessions)
    .set({ position: sql`-${courseSessions.position}` })
    .where(ofCourse);
  for (const [index, { id, date, startTime, endTime, ...facts }] of sessions.entries()) {
    const sessionId = id ?? uuidv7();
    const place = { position: index + 1, date, startTime, endTime };
    if (id) {
      await db
        .update(courseSessions)
        .set(place)
        .where(and(ofCourse, eq(courseSessions.id, id)));
      await db.update(liveSessions).set(facts).where(eq(liveSessions.sessionId, id));
    } else {
      await db.insert(courseSessions).values({ ...place, id: sessionId, courseId });
      await db.insert(liveSessions).values({ ...facts, sessionId });
    }
  }
};

/** A live course that is moved takes its sessions along, by as many days as its start. */
export const moveLiveSessions = async (
  db: Tx,
  { courseId, startDate }: { courseId: string; startDate: string | null },
): Promise<void> => {
  if (startDate === null) return;
  await db
    .update(courseSessions)
    .set({
      date: sql`${courseSessions.date} + (${startDate}::date
        - (select min(first.date) from course_sessions first where first.course_id = ${courseId}))`,
    })
    .where(eq(courseSessions.courseId, courseId));
};
