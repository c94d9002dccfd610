import { and, count, eq, isNull } from 'drizzle-orm';
import { enrolments } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** How many people have a course, also those whose time with it is over. */
export const countLearners = async (db: Tx | Db, courseId: string): Promise<number> => {
  const [row] = await db
    .select({ learners: count() })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), isNull(enrolments.cancelledAt)));
  return row?.learners ?? 0;
};
