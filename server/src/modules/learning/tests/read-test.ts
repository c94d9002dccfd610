import { and, eq } from 'drizzle-orm';
import type { CourseTest } from '#contracts/learning/content.ts';
import { versionTests } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { keepBytes } from '../versions/keep-bytes.ts';

const MEGABYTE = 1024 * 1024;
// Learners of a course share what they read of it.
const tests = keepBytes<CourseTest>(8 * MEGABYTE);

/** A test of a version, with its right answers: what leaves the server is made of it in `present-test.ts` only. */
export const readTest = async (
  db: Tx | Db,
  versionId: string,
  testId: string,
): Promise<CourseTest | undefined> => {
  const key = `${versionId} ${testId}`;
  const kept = tests.get(key);
  if (kept) return kept;
  const [row] = await db
    .select({ body: versionTests.body })
    .from(versionTests)
    .where(and(eq(versionTests.versionId, versionId), eq(versionTests.testId, testId)));
  const found = row?.body as CourseTest | undefined;
  if (found) tests.put(key, found);
  return found;
};
