import type { z } from 'zod';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { ADMIN_COURSE_SORTS } from '#contracts/course-office/course-list-options.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { countWanted, readSeats } from './admin-course-figures.repository.ts';
import type { AdminCourseFilter } from './admin-course-filter.repository.ts';
import { listAdminHeads, listPlaces } from './admin-course-list.repository.ts';
import { pageOf, readOrder } from './admin-course-place.ts';
import { runRow } from './admin-course-row.ts';
import { presentRows } from './listed-course.present.ts';
import { citiesOf, countFound, presentFigures } from './present-figures.ts';

type Query = z.output<(typeof adminCourseCalls)[RunKind]['listAdminCourses']['query']>;

const NEXT_FIRST = { by: 'next', isDownwards: false } as const;

/** A page of the courses that the filter finds. */
export const pageAdminCourses = async (
  ctx: Ctx,
  kind: RunKind,
  { sort, cursor, limit, ...wanted }: Query & Pick<AdminCourseFilter, 'ids'>,
) => {
  const filter = { ...wanted, kind };
  const order = readOrder(sort, ADMIN_COURSE_SORTS) ?? NEXT_FIRST;
  const { ids, nextCursor } = await pageOf({ order, cursor, limit }, (after, most) =>
    listPlaces(ctx.db, { filter, order, after, limit: most }, ctx.now),
  );
  const heads = await listAdminHeads(ctx.db, ids);
  return { courses: await presentRows(ctx, heads, (course) => runRow(course, ctx.now)), nextCursor };
};

/** The page with the figures above it, which leave the filter out of account. */
export const listAdminCourses = async (ctx: Ctx, kind: RunKind, query: Query) => {
  const filter = { ...query, kind };
  const groups = await ctx.ports.courseCounts[kind].groups(ctx);
  const seats = await readSeats(ctx.db, kind, ctx.now);
  const known = countFound(groups, seats, filter);
  const found = known === undefined ? await countWanted(ctx.db, filter, ctx.now) : { courses: known };
  return {
    ...(await pageAdminCourses(ctx, kind, query)),
    total: found.courses,
    seats: query.until && 'left' in found ? { capacity: found.capacity, left: found.left } : null,
    figures: presentFigures(groups, seats),
    cities: citiesOf(groups, filter),
  };
};
