import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm';
import { courseSessions, enrolments, liveJoins, liveSessions } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const COLUMNS = {
  id: courseSessions.id,
  courseId: courseSessions.courseId,
  number: courseSessions.position,
  date: courseSessions.date,
  startTime: courseSessions.startTime,
  endTime: courseSessions.endTime,
  title: liveSessions.title,
  joinUrl: liveSessions.joinUrl,
  hostUrl: liveSessions.hostUrl,
  hostJoinedAt: liveSessions.hostJoinedAt,
  cancelledAt: liveSessions.cancelledAt,
  cancelReason: liveSessions.cancelReason,
};

/** The sessions of a live course in their order, cancelled ones too. */
export const listLiveSessions = (db: Tx | Db, courseId: string) =>
  db
    .select(COLUMNS)
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(eq(courseSessions.courseId, courseId))
    .orderBy(asc(courseSessions.position));
export type StoredSession = Awaited<ReturnType<typeof listLiveSessions>>[number];

/** Whose place this is, whether it is live or not. */
export const findHolder = async (
  db: Tx | Db,
  { enrolmentId, courseId }: { enrolmentId: string; courseId: string },
): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.courseId, courseId)));
  return row?.userId;
};

/** Who joins again has joined when they first did. */
export const noteJoin = (db: Tx, join: typeof liveJoins.$inferInsert) =>
  db.insert(liveJoins).values(join).onConflictDoNothing();

type HostJoin = { sessionId: string; joinedAt: Date; opensAt: Date };

/** Who teaches and staff, whoever comes first; of a session that was moved, to when it is held now. */
export const noteHost = (db: Tx, { sessionId, joinedAt, opensAt }: HostJoin) =>
  db
    .update(liveSessions)
    .set({ hostJoinedAt: joinedAt })
    .where(
      and(
        eq(liveSessions.sessionId, sessionId),
        or(isNull(liveSessions.hostJoinedAt), lt(liveSessions.hostJoinedAt, opensAt)),
      ),
    );

/** How many who are still enrolled have joined. */
export const countJoined = async (db: Tx | Db, sessionId: string): Promise<number> => {
  const [row] = await db
    .select({ joined: count() })
    .from(liveJoins)
    .innerJoin(enrolments, eq(enrolments.id, liveJoins.enrolmentId))
    .where(and(eq(liveJoins.sessionId, sessionId), isNull(enrolments.cancelledAt)));
  return row?.joined ?? 0;
};
