import type { Ctx } from '#server/calls/context.ts';
import { listAllInstructors, presentInstructor } from '../catalogue/index.ts';
import { listComingCourses } from './coming-courses.repository.ts';

/** Everyone who teaches, by name, each with the courses that they teach next. */
export const listInstructors = async (ctx: Ctx) => {
  const coming = Map.groupBy(await listComingCourses(ctx.db, ctx.now), (row) => row.instructorId);
  return (await listAllInstructors(ctx.db)).map((instructor) => ({
    ...presentInstructor(instructor),
    city: instructor.city,
    courses: (coming.get(instructor.id) ?? []).map(({ kind, slug, title, startDate }) => ({
      kind,
      slug,
      title,
      startDate,
    })),
  }));
};
