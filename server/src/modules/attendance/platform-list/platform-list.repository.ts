import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  courseRuns,
  courseSessions,
  enrolments,
  livePlatformLists,
  livePresence,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

/** One list of a session is taken over at a time. */
export const lockSession = (db: Tx, sessionId: string) =>
  db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(eq(courseSessions.id, sessionId))
    .for('no key update');

export type ListedPresence = Pick<typeof livePresence.$inferSelect, 'enrolmentId' | 'from' | 'until'>;

const ofList = (sessionId: string) =>
  and(eq(livePresence.sessionId, sessionId), eq(livePresence.source, 'platform'));

export const listedPresence = (db: Tx | Db, sessionId: string): Promise<ListedPresence[]> =>
  db
    .select({
      enrolmentId: livePresence.enrolmentId,
      from: livePresence.from,
      until: livePresence.until,
    })
    .from(livePresence)
    .where(ofList(sessionId));

type Taken = Omit<typeof livePlatformLists.$inferInsert, 'sessionId'>;

/** Instead of what the list before has said. */
export const putList = async (
  db: Tx,
  sessionId: string,
  { presence, ...taken }: Taken & { presence: readonly ListedPresence[] },
): Promise<void> => {
  await db.delete(livePresence).where(ofList(sessionId));
  const rows = presence.map(
    (one) => ({ ...one, id: uuidv7(), sessionId, source: 'platform', device: '' }) as const,
  );
  for (let at = 0; at < rows.length; at += 1_000)
    await db.insert(livePresence).values(rows.slice(at, at + 1_000));
  await db
    .insert(livePlatformLists)
    .values({ ...taken, sessionId })
    .onConflictDoUpdate({ target: livePlatformLists.sessionId, set: taken });
};

/** The list that stands for a session, and who has taken it over. */
export const findList = async (db: Tx | Db, sessionId: string) => {
  const [row] = await db
    .select({
      fileName: livePlatformLists.fileName,
      zone: livePlatformLists.zone,
      takenAt: livePlatformLists.takenAt,
      by: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(livePlatformLists)
    .innerJoin(users, eq(users.id, livePlatformLists.takenBy))
    .where(eq(livePlatformLists.sessionId, sessionId));
  return row;
};

const others = alias(enrolments, 'others');

/** When the people of these places were in sessions of other courses between two instants, with the hours of those. */
export const presenceElsewhere = (
  db: Tx | Db,
  enrolmentIds: readonly string[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
) =>
  db
    .select({
      enrolmentId: enrolments.id,
      from: livePresence.from,
      until: livePresence.until,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      zone: courseRuns.zone,
    })
    .from(enrolments)
    .innerJoin(others, and(eq(others.userId, enrolments.userId), ne(others.courseId, enrolments.courseId)))
    .innerJoin(livePresence, eq(livePresence.enrolmentId, others.id))
    .innerJoin(courseSessions, eq(courseSessions.id, livePresence.sessionId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courseSessions.courseId))
    .where(
      and(
        inArray(enrolments.id, [...enrolmentIds]),
        lt(livePresence.from, new Date(endsAt)),
        gt(livePresence.until, new Date(startsAt)),
      ),
    );
