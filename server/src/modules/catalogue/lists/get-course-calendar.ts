import type { z } from 'zod';
import type { courseCalendarQuery } from '#contracts/courses/in-person-courses.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { findMonthsAround, listCoursesOfMonth } from './course-calendar.repository.ts';
import { toCourseFilter } from './course-filter.ts';
import { summarise } from './summarise.ts';

/** One month of courses of a kind, past ones among them, by the calendars of their venues. Which month it is, the academy says. */
export const getCourseCalendar = async (
  ctx: Ctx,
  query: z.output<typeof courseCalendarQuery>,
  kind: RunKind,
) => {
  const month = query.month ?? localDateIn(ctx.now, ACADEMY_ZONE).slice(0, 'YYYY-MM'.length);
  const first = localDate(`${month}-01`);
  const wanted = { filter: toCourseFilter(query, kind), now: ctx.now };
  const around = await findMonthsAround(ctx.db, first, wanted);
  return {
    month,
    previousWithCourses: around.previous,
    nextWithCourses: around.next,
    courses: await summarise(ctx, await listCoursesOfMonth(ctx.db, first, wanted)),
  };
};
