import { and, eq, ne, sql } from 'drizzle-orm';
import type { AdminCourseView } from '#contracts/course-office/admin-courses.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type AdminCourseFilter,
  isFound,
  isInPerson,
  viewConditions,
} from './admin-course-filter.repository.ts';

type Group = {
  found: boolean | null;
  status: CourseStatus;
  count: number;
  seats: number;
  taken: number;
} & Record<AdminCourseView, boolean | null>;

/** How many courses there are by all that the figures tell apart: so each is looked at once. */
const groupCourses = async (db: Tx | Db, filter: AdminCourseFilter, now: Date): Promise<Group[]> => {
  const views = viewConditions(now);
  return await db
    .select({
      found: sql<boolean | null>`${isFound(filter, now)}`,
      status: courses.status,
      upcoming: sql<boolean>`${views.upcoming}`,
      'needs-minimum': sql<boolean>`${views['needs-minimum']}`,
      'early-bird-ends': sql<boolean | null>`${views['early-bird-ends']}`,
      completed: sql<boolean>`${views.completed}`,
      templates: sql<boolean>`${views.templates}`,
      count: sql<number>`count(*)::int`,
      seats: sql<number>`sum(${courseRuns.capacity})::int`,
      taken: sql<number>`sum(${courseRuns.taken})::int`,
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    // Left, so that they are not even looked for where no city is.
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(isInPerson)
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7`);
};

/** How many the filter finds, and how many there are of what the manager counts. */
export const readAdminFigures = async (db: Tx | Db, filter: AdminCourseFilter, now: Date) => {
  const groups = await groupCourses(db, filter, now);
  const sum = (of: 'count' | 'seats' | 'taken', isMeant: (group: Group) => boolean | null) =>
    groups.reduce((total, group) => total + (isMeant(group) ? group[of] : 0), 0);
  const stored = (status: CourseStatus) => (group: Group) => group.status === status && !group.templates;
  const onSale = (group: Group) => group.status === 'open' && group.upcoming;
  const inView = (view: AdminCourseView) => sum('count', (group) => group[view]);
  const openSeats = sum('seats', onSale);
  return {
    total: sum('count', ({ found }) => found),
    figures: {
      total: sum('count', ({ templates }) => !templates),
      open: sum('count', stored('open')),
      draft: sum('count', stored('draft')),
      inProgress: sum('count', stored('in-progress')),
      completed: sum('count', stored('completed')),
      openSeats,
      openSeatsLeft: openSeats - sum('taken', onSale),
      views: {
        upcoming: inView('upcoming'),
        'needs-minimum': inView('needs-minimum'),
        'early-bird-ends': inView('early-bird-ends'),
        completed: inView('completed'),
        templates: inView('templates'),
      },
    },
  };
};

/** The cities that one can choose among templates, or among courses. */
export const listCities = async (db: Tx | Db, { view }: AdminCourseFilter): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ city: courseVenues.city })
    .from(courses)
    .innerJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(and(isInPerson, eq(courses.isTemplate, view === 'templates'), ne(courseVenues.city, '')))
    .orderBy(courseVenues.city);
  return rows.map(({ city }) => city);
};
