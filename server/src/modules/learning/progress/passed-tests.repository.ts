import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { learningAttempts, testSittings } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const sat = alias(learningAttempts, 'sat');

/** Tests that who makes these attempts has passed, each once: starting over takes none away, and gives none again. */
export const listPassed = async (
  db: Tx | Db,
  attemptIds: readonly string[],
): Promise<{ attemptId: string; testId: string }[]> =>
  attemptIds.length === 0
    ? []
    : db
        .selectDistinct({ attemptId: learningAttempts.id, testId: testSittings.testId })
        .from(learningAttempts)
        .innerJoin(sat, eq(sat.enrolmentId, learningAttempts.enrolmentId))
        .innerJoin(testSittings, eq(testSittings.attemptId, sat.id))
        .where(and(inArray(learningAttempts.id, [...attemptIds]), eq(testSittings.isPassed, true)));
