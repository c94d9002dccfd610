import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AdminCourseView } from '#contracts/admin-courses.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { courseSeries, courses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type AdminCourseFilter,
  isInPerson,
  isUpcomingAt,
  isWanted,
  viewConditions,
} from './admin-course-filter.repository.ts';

const isCourse = sql`not ${courses.isTemplate}`;
const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
const stored = (status: CourseStatus) => sql`${isCourse} and ${courses.status} = ${status}`;
const sum = (value: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)::int`;

const select = (db: Tx | Db, filter: AdminCourseFilter, now: Date) => {
  const views = viewConditions(now);
  const countView = (view: AdminCourseView) => count(views[view]);
  const onSale = sql`${stored('open')} and ${isUpcomingAt(now)}`;
  return db
    .select({
      found: count(isWanted(filter, now)),
      figures: {
        total: count(isCourse),
        open: count(stored('open')),
        draft: count(stored('draft')),
        inProgress: count(stored('in-progress')),
        completed: count(stored('completed')),
        openSeats: sum(sql`${courses.capacity}`, onSale),
        openSeatsLeft: sum(sql`${courses.capacity} - ${courses.taken}`, onSale),
      },
      views: {
        upcoming: countView('upcoming'),
        'needs-minimum': countView('needs-minimum'),
        'early-bird-ends': countView('early-bird-ends'),
        completed: countView('completed'),
        templates: countView('templates'),
      },
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .where(isInPerson);
};

/** How many the filter finds, and how many there are of what the manager counts. */
export const readAdminFigures = async (db: Tx | Db, filter: AdminCourseFilter, now: Date) => {
  const [row] = await select(db, filter, now);
  if (!row) throw new Error('an aggregate gave no row');
  return { total: row.found, figures: { ...row.figures, views: row.views } };
};

/** The cities that one can choose among templates, or among courses. */
export const listCities = async (db: Tx | Db, { view }: AdminCourseFilter): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ city: courses.city })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .where(and(isInPerson, eq(courses.isTemplate, view === 'templates'), ne(courses.city, '')))
    .orderBy(courses.city);
  return rows.map(({ city }) => city);
};
