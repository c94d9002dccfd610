import type { CourseSummary } from '#contracts/in-person-courses.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentSummary } from './catalogue.present.ts';
import { listPublicCourses, listTeaching } from './catalogue.repository.ts';

/** All public courses by date, those to be announced last. */
export const listInPersonCourses = async (ctx: Ctx): Promise<CourseSummary[]> => {
  const courses = await listPublicCourses(ctx.db);
  const teaching = await listTeaching(
    ctx.db,
    courses.map((course) => course.id),
  );
  const byCourse = Map.groupBy(teaching, (row) => row.courseId);
  return courses.map((course) => presentSummary(course, byCourse.get(course.id) ?? [], ctx.now));
};
