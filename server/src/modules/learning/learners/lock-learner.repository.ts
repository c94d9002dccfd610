import { and, eq, isNull } from 'drizzle-orm';
import { courses, enrolments, learningAttempts } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Who is enrolled in a self-paced course, locked until the transaction ends. */
export const lockLearner = async (db: Tx, enrolmentId: string) => {
  const [learner] = await db
    .select({ userId: enrolments.userId, accessUntil: enrolments.accessUntil, code: courses.code })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.id, enrolmentId),
        isNull(enrolments.cancelledAt),
        eq(courses.kind, 'ELearningCourse'),
      ),
    )
    .for('no key update', { of: enrolments });
  return learner;
};

/** Locked too: who is just learning writes before or after. */
export const findOpenAttempt = async (db: Tx, enrolmentId: string) => {
  const [attempt] = await db
    .select({ id: learningAttempts.id, lastSeenAt: learningAttempts.lastSeenAt })
    .from(learningAttempts)
    .where(and(eq(learningAttempts.enrolmentId, enrolmentId), isNull(learningAttempts.archivedAt)))
    .for('no key update');
  return attempt;
};

export const setAccess = (db: Tx, enrolmentId: string, accessUntil: string) =>
  db.update(enrolments).set({ accessUntil }).where(eq(enrolments.id, enrolmentId));
