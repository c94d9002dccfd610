import { eq, sql } from 'drizzle-orm';
import { courseRunDecisions } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

type Decision = typeof courseRunDecisions.$inferSelect;

/**
 * Whether it is a new one, about a date that nothing was decided about: else it is the decision that stands, for another
 * reason.
 */
export const putDecision = async (db: Tx, decision: Omit<Decision, 'toldAt'>): Promise<boolean> => {
  const isSame = sql`${courseRunDecisions.startDate} = excluded.start_date`;
  const rows = await db
    .insert(courseRunDecisions)
    .values(decision)
    .onConflictDoUpdate({
      target: courseRunDecisions.courseId,
      set: {
        ...{ startDate: decision.startDate, reason: decision.reason, decidedBy: decision.decidedBy },
        decidedAt: sql`case when ${isSame} then ${courseRunDecisions.decidedAt} else excluded.decided_at end`,
        toldAt: sql`case when ${isSame} then ${courseRunDecisions.toldAt} end`,
      },
    })
    .returning({ decidedAt: courseRunDecisions.decidedAt });
  return rows[0]?.decidedAt.getTime() === decision.decidedAt.getTime();
};

export const findDecision = async (db: Tx, courseId: string): Promise<Decision | undefined> => {
  const rows = await db.select().from(courseRunDecisions).where(eq(courseRunDecisions.courseId, courseId));
  return rows[0];
};

export const markTold = (db: Tx, courseId: string, toldAt: Date) =>
  db.update(courseRunDecisions).set({ toldAt }).where(eq(courseRunDecisions.courseId, courseId));

export const removeDecision = (db: Tx, courseId: string) =>
  db.delete(courseRunDecisions).where(eq(courseRunDecisions.courseId, courseId));
