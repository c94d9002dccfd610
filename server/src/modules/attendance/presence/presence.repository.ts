import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import {
  courseRuns,
  courseSessions,
  courses,
  enrolments,
  livePresence,
  liveSessions,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type StoredPresence = typeof livePresence.$inferSelect;

/** A live session that this person is on now and that is held; of others there is none. */
export const findOwnSession = async (
  db: Tx | Db,
  { userId, sessionId }: { userId: string; sessionId: string },
) => {
  const [row] = await db
    .select({
      enrolmentId: enrolments.id,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      zone: courseRuns.zone,
    })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courseSessions.courseId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .innerJoin(enrolments, eq(enrolments.courseId, courseSessions.courseId))
    .where(
      and(
        eq(courseSessions.id, sessionId),
        eq(enrolments.userId, userId),
        isNull(enrolments.cancelledAt),
        isNull(liveSessions.cancelledAt),
        ne(courses.status, 'cancelled'),
      ),
    );
  return row;
};

/** Of the oldest first. */
export const presenceOf = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<StoredPresence[]> =>
  db
    .select()
    .from(livePresence)
    .where(inArray(livePresence.enrolmentId, [...enrolmentIds]))
    .orderBy(asc(livePresence.from), asc(livePresence.id));

type Beat = Pick<StoredPresence, 'sessionId' | 'enrolmentId' | 'device'> & { at: Date; bridgedFrom: Date };

/** Goes on with what this device was last in by, unless that is too long ago: then it is in anew. */
export const keepBeat = async (db: Tx, { at, bridgedFrom, ...beat }: Beat): Promise<void> => {
  const continued = await db
    .update(livePresence)
    .set({ until: sql`greatest(${livePresence.until}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(livePresence.enrolmentId, beat.enrolmentId),
        eq(livePresence.sessionId, beat.sessionId),
        eq(livePresence.device, beat.device),
        gte(livePresence.until, bridgedFrom),
      ),
    )
    .returning({ id: livePresence.id });
  if (continued.length === 0)
    await db.insert(livePresence).values({ ...beat, id: uuidv7(), from: at, until: at });
};
