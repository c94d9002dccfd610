import { and, eq, inArray, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courseRuns, courseSeries, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isPublicOfKind } from '../courses/catalogue.repository.ts';
import type { CourseFilter, CourseGroup, DateFilter } from './course-filter.ts';
import { isPastAt, monthAt, startsIn, statusFilterAt } from './course-moment.repository.ts';

/** `plain` has neither case nor accents, and what LIKE takes for a pattern is meant as typed. */
export const contains = (plain: SQLWrapper, word: string): SQL =>
  // A query of its own, so that the word is made plain once and not for each row.
  sql`${plain} like (select '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%')`;

const hasWord = (word: string): SQL => contains(courses.searchText, word);

/** Only who asks for a series reads them. */
const isOf = (series: SQL): SQL =>
  sql`${courses.seriesId} in (select ${courseSeries.id} from ${courseSeries} where ${series})`;

/** Public courses with the words and of the kind that were asked for, whenever and however full they are. */
const isAskedFor = ({
  kind,
  words,
  anyWord,
  disciplines,
  series,
  severalDays,
}: CourseFilter): SQL | undefined =>
  and(
    isPublicOfKind(kind),
    (anyWord ? or : and)(...words.map(hasWord)),
    disciplines.length > 0 ? isOf(inArray(courseSeries.discipline, disciplines)) : undefined,
    series === undefined ? undefined : isOf(eq(courseSeries.slug, series)),
    severalDays ? sql`${courseRuns.endDate} > ${courseRuns.startDate}` : undefined,
  );

const dateConditions = (now: Date): Record<DateFilter, SQL> => ({
  upcoming: not(isPastAt(now)),
  'this-month': startsIn(monthAt(now, 0)),
  'next-month': startsIn(monthAt(now, 1)),
});

/** Courses that everything in the filter holds for. */
export const matches = (filter: CourseFilter, now: Date): SQL | undefined =>
  and(
    isAskedFor(filter),
    filter.status && sql`${statusFilterAt(now)} = ${filter.status}`,
    filter.date && dateConditions(now)[filter.date],
  );

/** How many there are of what was asked for, by what else one can choose. */
export const groupCourses = async (db: Tx | Db, filter: CourseFilter, now: Date): Promise<CourseGroup[]> => {
  const dates = dateConditions(now);
  return await db
    .select({
      status: statusFilterAt(now),
      upcoming: sql<boolean>`${dates.upcoming}`,
      'this-month': sql<boolean>`${dates['this-month']}`,
      'next-month': sql<boolean>`${dates['next-month']}`,
      month: sql<string>`coalesce(to_char(${courseRuns.startDate}, 'YYYY-MM'), 'undated')`,
      count: sql<number>`count(*)::int`,
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(isAskedFor(filter))
    .groupBy(sql`1, 2, 3, 4, 5`);
};
