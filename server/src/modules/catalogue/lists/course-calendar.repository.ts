import { and, asc, eq, sql } from 'drizzle-orm';
import type { LocalDate } from '#domain/time/local-date.ts';
import { courseRuns, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type CourseHead, listHeads } from '../courses/course-head.repository.ts';
import { matches } from './course-filter.repository.ts';
import type { CourseFilter } from './course-filter.ts';
import { lastDay, toMonth, touches } from './course-moment.repository.ts';

type Wanted = { filter: CourseFilter; now: Date };

/** By date and time, whatever takes place in the month that begins on `first`. */
export const listCoursesOfMonth = async (
  db: Tx | Db,
  first: LocalDate,
  { filter, now }: Wanted,
): Promise<CourseHead[]> => {
  const chosen = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(and(matches(filter, now), touches(toMonth(first))))
    .orderBy(asc(courseRuns.startDate), asc(courseRuns.startTime), asc(courses.id));
  return listHeads(db, chosen);
};

/** The nearest months, as `YYYY-MM`, before and after the one that begins on `first`. */
export const findMonthsAround = async (db: Tx | Db, first: LocalDate, { filter, now }: Wanted) => {
  const month = toMonth(first);
  const [around] = await db
    .select({
      previous: sql<string | null>`to_char(max(least(${lastDay}, ${month.first} - 1))
        filter (where ${courseRuns.startDate} < ${month.first}), 'YYYY-MM')`,
      next: sql<string | null>`to_char(min(greatest(${courseRuns.startDate}, ${month.next}))
        filter (where ${lastDay} >= ${month.next}), 'YYYY-MM')`,
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(matches(filter, now));
  return around ?? { previous: null, next: null };
};
