import { eq, inArray, sql } from 'drizzle-orm';
import { courseInstructors, courseRuns, instructors } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Every course whatever its status, or those that an account teaches; coming ones first, then the latest past. */
export const listCourseIds = async (db: Tx | Db, now: Date, taughtBy?: string): Promise<string[]> => {
  const taught = db
    .select({ id: courseInstructors.courseId })
    .from(courseInstructors)
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructorId))
    .where(eq(instructors.userId, taughtBy ?? ''));
  const isPast = sql`coalesce(${courseRuns.endsAt} < ${now.toISOString()}::timestamptz, false)`;
  const rows = await db
    .select({ id: courseRuns.courseId })
    .from(courseRuns)
    .where(taughtBy ? inArray(courseRuns.courseId, taught) : undefined)
    .orderBy(
      isPast,
      sql`case when ${isPast} then null else ${courseRuns.startsAt} end asc nulls last`,
      sql`${courseRuns.startsAt} desc nulls last`,
      courseRuns.courseId,
    );
  return rows.map((row) => row.id);
};
