import type { z } from 'zod';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { countWanted, readSeats } from './admin-course-figures.repository.ts';
import type { AdminCourseFilter } from './admin-course-filter.repository.ts';
import { listPlaces } from './admin-course-list.repository.ts';
import { readCursor, readOrder, toCursor } from './admin-course-place.ts';
import { presentRows } from './admin-course-row.ts';
import { citiesOf, countFound, presentFigures } from './present-figures.ts';

const SIZE = 100;

type Query = z.output<(typeof adminCourseCalls)[RunKind]['listAdminCourses']['query']>;

/** A page of the courses that the filter finds. */
export const pageAdminCourses = async (
  ctx: Ctx,
  kind: RunKind,
  { sort, cursor, limit = SIZE, ...wanted }: Query & Pick<AdminCourseFilter, 'ids'>,
) => {
  const filter = { ...wanted, kind };
  const order = readOrder(sort);
  // One more than is shown tells whether there is another page.
  const page = { filter, order, after: readCursor(cursor, order), limit: limit + 1 };
  const found = await listPlaces(ctx.db, page, ctx.now);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    courses: await presentRows(
      ctx,
      shown.map(([, , , id]) => id),
    ),
    nextCursor: last ? toCursor(order, last) : null,
  };
};

/** The page with the figures above it, which leave the filter out of account. */
export const listAdminCourses = async (ctx: Ctx, kind: RunKind, query: Query) => {
  const filter = { ...query, kind };
  const groups = await ctx.ports.courseCounts[kind].groups(ctx);
  const seats = await readSeats(ctx.db, kind, ctx.now);
  return {
    ...(await pageAdminCourses(ctx, kind, query)),
    total: countFound(groups, seats, filter) ?? (await countWanted(ctx.db, filter, ctx.now)),
    figures: presentFigures(groups, seats),
    cities: citiesOf(groups, filter),
  };
};
