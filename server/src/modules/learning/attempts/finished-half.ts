import { isHalfDone } from '#domain/learning/progress.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { readVersions } from '../versions/read-version.ts';
import { listAttemptsOf } from './attempts.repository.ts';

/** Whether somebody has ever finished half of what a course requires: starting over takes nothing back. */
export const finishedHalf = async (
  db: Tx | Db,
  person: { courseId: string; userId: string },
): Promise<boolean> => {
  const attempts = await listAttemptsOf(db, person);
  const versions = await readVersions(
    db,
    attempts.map(({ versionId }) => versionId),
  );
  return attempts.some(({ versionId, completed }) =>
    isHalfDone({
      completed: new Set(completed),
      required: versions.get(versionId)?.required ?? new Set(),
    }),
  );
};
