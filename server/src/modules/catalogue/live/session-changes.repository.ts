import { asc, desc, eq, inArray } from 'drizzle-orm';
import { courseSessions, liveSessionChanges, liveSessions } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { instantOf } from '#server/platform/time.ts';
import type { Run } from '../courses/catalogue.repository.ts';

export type SessionChange = typeof liveSessionChanges.$inferSelect;

export type HeldSession = {
  id: string;
  /** From 1 on. */
  number: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  cancelReason: string;
};

/** The sessions of a live course in their order, as instants; cancelled ones too. */
export const listSessionHours = async (
  db: Tx | Db,
  { id, zone }: Pick<Run, 'id' | 'zone'>,
): Promise<HeldSession[]> => {
  const rows = await db
    .select({
      id: courseSessions.id,
      number: courseSessions.position,
      title: liveSessions.title,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      cancelledAt: liveSessions.cancelledAt,
      cancelReason: liveSessions.cancelReason,
    })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(eq(courseSessions.courseId, id))
    .orderBy(asc(courseSessions.position));
  return rows.map(({ date, startTime, endTime, ...row }) => ({
    ...row,
    startsAt: instantOf(date, startTime, zone),
    endsAt: instantOf(date, endTime, zone),
  }));
};

export const setSessionCancelled = (
  db: Tx,
  sessionId: string,
  { at, reason }: { at: Date; reason: string },
) =>
  db
    .update(liveSessions)
    .set({ cancelledAt: at, cancelReason: reason })
    .where(eq(liveSessions.sessionId, sessionId));

export const insertSessionChanges = async (db: Tx, changes: readonly SessionChange[]): Promise<void> => {
  if (changes.length > 0) await db.insert(liveSessionChanges).values([...changes]);
};

/** What one act did to sessions, but for those that something else was done to since: what is newer tells of them. */
export const changesOfAct = async (db: Tx | Db, actId: string): Promise<SessionChange[]> => {
  const done = await db.select().from(liveSessionChanges).where(eq(liveSessionChanges.actId, actId));
  const latest = await latestChanges(
    db,
    done.map(({ sessionId }) => sessionId),
  );
  return done.filter(({ id, sessionId }) => latest.get(sessionId)?.id === id);
};

/** What was last done to these sessions, by their ids. */
export const latestChanges = async (
  db: Tx | Db,
  sessionIds: readonly string[],
): Promise<Map<string, SessionChange>> => {
  const rows = await db
    .selectDistinctOn([liveSessionChanges.sessionId])
    .from(liveSessionChanges)
    .where(inArray(liveSessionChanges.sessionId, [...sessionIds]))
    .orderBy(liveSessionChanges.sessionId, desc(liveSessionChanges.id));
  return new Map(rows.map((row) => [row.sessionId, row]));
};
