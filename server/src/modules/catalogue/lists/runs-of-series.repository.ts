import { and, eq, ne } from 'drizzle-orm';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { courseDirectory, type Run } from '../courses/catalogue.repository.ts';

/** What is taught by this series on certain days, the next first; without templates and what has no date yet. */
export const runsOfSeries = async (db: Tx | Db, seriesId: string): Promise<Run[]> => {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.seriesId, seriesId), ne(courses.isTemplate, true)));
  const directory = await courseDirectory(
    db,
    rows.map(({ id }) => id),
    RUN_KINDS,
  );
  return [...directory.values()]
    .filter(({ startsAt }) => startsAt !== null)
    .toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt));
};
