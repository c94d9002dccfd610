import type { z } from 'zod';
import type { courseListQuery } from '#contracts/courses/in-person-courses.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { groupCourses } from './course-filter.repository.ts';
import { type CourseFilter, countGroups, toCourseFilter } from './course-filter.ts';
import { listCourses } from './course-list.repository.ts';
import { type CourseSort, placeOf, readCursor, toCursor } from './course-place.ts';
import { summarise } from './summarise.ts';

const SIZE = 100;

/**
 * Public courses of a kind in two lists, a page of each. By date unless asked otherwise: what comes next first, and of what is
 * over the latest first.
 */
export const listRuns = async (ctx: Ctx, query: z.output<typeof courseListQuery>, kind: RunKind) => {
  const filter = toCourseFilter(query, kind);
  const { sort, limit = SIZE } = query;
  const upcoming = await findPage(ctx, {
    list: 'upcoming',
    filter,
    sort: sort ?? 'date-asc',
    cursor: query.cursor,
    limit,
  });
  const expired = await findPage(ctx, {
    list: 'expired',
    filter,
    sort: sort ?? 'date-desc',
    cursor: query.historyCursor,
    limit,
  });
  const courses = await summarise(ctx, [...upcoming.rows, ...expired.rows]);
  return {
    courses,
    upcomingCourses: courses.slice(0, upcoming.rows.length),
    expiredCourses: courses.slice(upcoming.rows.length),
    message: courses.length > 0 ? '' : 'No Courses Found',
    nextCursor: upcoming.nextCursor,
    nextHistoryCursor: expired.nextCursor,
    ...countGroups(await groupCourses(ctx.db, filter, ctx.now), filter),
  };
};

type Page = {
  list: 'upcoming' | 'expired';
  filter: CourseFilter;
  sort: CourseSort;
  cursor: string | undefined;
  limit: number;
};

const findPage = async (ctx: Ctx, { cursor, limit, ...page }: Page) => {
  const after = readCursor(cursor, page.sort);
  // One more than is shown tells whether there is another page.
  const found = await listCourses(ctx.db, { ...page, after, limit: limit + 1 }, ctx.now);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? toCursor(page.sort, placeOf(last, page.sort, ctx.now)) : null };
};
