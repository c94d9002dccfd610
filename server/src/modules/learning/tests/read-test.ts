import type { CourseTest } from '#contracts/learning/content.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { keepBytes } from '../versions/keep-bytes.ts';
import { findTest } from './sittings.repository.ts';

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
  const found = await findTest(db, versionId, testId);
  if (found) tests.put(key, found);
  return found;
};
