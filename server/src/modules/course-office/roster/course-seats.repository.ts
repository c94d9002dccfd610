import { eq, inArray, sql } from 'drizzle-orm';
import { courseInstructors, courses, instructors } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Every course whatever its status, or those that an account teaches; coming ones first, then the latest past. */
export const listCourseIds = async (db: Tx | Db, now: Date, taughtBy?: string): Promise<string[]> => {
  const taught = db
    .select({ id: courseInstructors.courseId })
    .from(courseInstructors)
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructorId))
    .where(eq(instructors.userId, taughtBy ?? ''));
  const isPast = sql`coalesce(${courses.endsAt} < ${now.toISOString()}::timestamptz, false)`;
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(taughtBy ? inArray(courses.id, taught) : undefined)
    .orderBy(
      isPast,
      sql`case when ${isPast} then null else ${courses.startsAt} end asc nulls last`,
      sql`${courses.startsAt} desc nulls last`,
      courses.id,
    );
  return rows.map((row) => row.id);
};
