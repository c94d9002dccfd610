import { asc, eq, sql } from 'drizzle-orm';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { courseSessions, liveSessions } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** What everybody may know of a session: what leads in is not read here. */
export type LiveSession = {
  id: string;
  position: number;
  title: string;
  date: LocalDate;
  startTime: string;
  endTime: string;
  cancelledAt: Date | null;
};

/** The sessions of live courses in their order, by the ids of their courses. */
export const liveSessionsOf = async (
  db: Tx | Db,
  courseIds: readonly string[],
): Promise<Map<string, LiveSession[]>> => {
  const rows = await db
    .select({
      id: courseSessions.id,
      courseId: courseSessions.courseId,
      position: courseSessions.position,
      title: liveSessions.title,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      cancelledAt: liveSessions.cancelledAt,
    })
    .from(courseSessions)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, courseSessions.id))
    .where(sql`${courseSessions.courseId} = any(${sql.param(courseIds)}::uuid[])`)
    .orderBy(asc(courseSessions.position));
  const dated = rows.map((row) => ({ ...row, date: localDate(row.date) }));
  return Map.groupBy(dated, ({ courseId }) => courseId);
};
