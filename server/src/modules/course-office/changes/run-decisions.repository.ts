import { and, eq, inArray } from 'drizzle-orm';
import { courseRunDecisions, courseRuns, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Decision = typeof courseRunDecisions.$inferInsert;

export const putDecision = async (db: Tx, decision: Decision): Promise<void> => {
  const { courseId: target, ...set } = decision;
  await db.insert(courseRunDecisions).values(decision).onConflictDoUpdate({
    target: courseRunDecisions.courseId,
    set,
  });
};

/** The reason that it had; undefined where nothing was decided. */
export const removeDecision = async (db: Tx, courseId: string): Promise<string | undefined> => {
  const rows = await db
    .delete(courseRunDecisions)
    .where(eq(courseRunDecisions.courseId, courseId))
    .returning({ reason: courseRunDecisions.reason });
  return rows[0]?.reason;
};

/** What each of these runs needs to be held, and why it is held with fewer on the date that it has now. */
export const readRunChances = async (db: Tx | Db, ids: readonly string[]) => {
  const rows = await db
    .select({
      id: courseRuns.courseId,
      minEnrollment: courseRuns.minEnrollment,
      reason: courseRunDecisions.reason,
      by: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(courseRuns)
    .leftJoin(
      courseRunDecisions,
      and(
        eq(courseRunDecisions.courseId, courseRuns.courseId),
        eq(courseRunDecisions.startDate, courseRuns.startDate),
      ),
    )
    .leftJoin(users, eq(users.id, courseRunDecisions.decidedBy))
    .where(inArray(courseRuns.courseId, [...ids]));
  return new Map(rows.map(({ id, ...chance }) => [id, chance]));
};
