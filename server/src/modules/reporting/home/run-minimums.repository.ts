import { inArray } from 'drizzle-orm';
import { courseRuns } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** How many each of these runs has to have to be held. */
export const minimumsOf = async (db: Tx | Db, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: courseRuns.courseId, minimum: courseRuns.minEnrollment })
    .from(courseRuns)
    .where(inArray(courseRuns.courseId, [...ids]));
  return new Map(rows.map(({ id, minimum }) => [id, minimum]));
};
