import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentSummary } from '../courses/catalogue.present.ts';
import { listTeacherNames } from '../courses/catalogue.repository.ts';
import type { CourseHead } from '../courses/course-head.repository.ts';

/** Rows of a list, each with who teaches. */
export const summarise = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  heads: CourseHead[],
): Promise<CourseSummary[]> => {
  const names = await listTeacherNames(
    ctx.db,
    heads.map((course) => course.id),
  );
  return heads.map((course) => presentSummary(course, names.get(course.id) ?? [], ctx.now));
};
