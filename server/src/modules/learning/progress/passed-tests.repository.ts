import { and, eq, inArray } from 'drizzle-orm';
import { testSittings } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Tests that were passed in these attempts, each once. */
export const listPassed = async (
  db: Tx | Db,
  attemptIds: readonly string[],
): Promise<{ attemptId: string; testId: string }[]> =>
  attemptIds.length === 0
    ? []
    : db
        .selectDistinct({ attemptId: testSittings.attemptId, testId: testSittings.testId })
        .from(testSittings)
        .where(and(inArray(testSittings.attemptId, [...attemptIds]), eq(testSittings.isPassed, true)));
