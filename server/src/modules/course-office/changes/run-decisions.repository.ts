import { eq } from 'drizzle-orm';
import { courseRunDecisions } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

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
