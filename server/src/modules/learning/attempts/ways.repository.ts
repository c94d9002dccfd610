import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { completedSlides, learningAttempts, testSittings } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** All ways of these enrolments through their course, the first first, with what was completed in each. */
export const findWays = (db: Tx | Db, enrolmentIds: readonly string[]) =>
  db
    .select({
      enrolmentId: learningAttempts.enrolmentId,
      number: learningAttempts.number,
      versionId: learningAttempts.versionId,
      isCompleted: sql<boolean>`${learningAttempts.completedAt} is not null`,
      completed: sql<string[]>`array(select ${completedSlides.slideId} from ${completedSlides}
        where ${completedSlides.attemptId} = ${learningAttempts.id})`,
    })
    .from(learningAttempts)
    .where(inArray(learningAttempts.enrolmentId, [...enrolmentIds]))
    .orderBy(asc(learningAttempts.number));

/** The best of each test in each way, of those that were handed in. */
export const findBestScores = (db: Tx | Db, enrolmentIds: readonly string[]) =>
  db
    .select({
      enrolmentId: learningAttempts.enrolmentId,
      number: learningAttempts.number,
      testId: testSittings.testId,
      score: sql<number>`max(${testSittings.scorePercent})`,
      isPassed: sql<boolean>`bool_or(${testSittings.isPassed})`,
    })
    .from(testSittings)
    .innerJoin(learningAttempts, eq(learningAttempts.id, testSittings.attemptId))
    .where(and(inArray(learningAttempts.enrolmentId, [...enrolmentIds]), isNotNull(testSittings.submittedAt)))
    .groupBy(learningAttempts.enrolmentId, learningAttempts.number, testSittings.testId);
