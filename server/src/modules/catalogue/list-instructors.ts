import type { Ctx } from '#server/calls/context.ts';
import { presentInstructor } from './catalogue.present.ts';
import { listAllInstructors, listTeaching } from './catalogue.repository.ts';
import { listInPersonCourses } from './list-in-person-courses.ts';

/** Everyone who teaches, by name, each with their coming courses by date. */
export const listInstructors = async (ctx: Ctx) => {
  const coming = (await listInPersonCourses(ctx)).filter((course) => !course.isPast);
  const teaching = await listTeaching(
    ctx.db,
    coming.map((course) => course._id),
  );
  const courseIdsOf = Map.groupBy(teaching, (row) => row.instructor.id);
  return (await listAllInstructors(ctx.db)).map((instructor) => {
    const own = new Set(courseIdsOf.get(instructor.id)?.map((row) => row.courseId));
    const courses = coming
      .filter((course) => own.has(course._id))
      .map(({ slug, basic, schedule }) => ({ slug, title: basic.title, startDate: schedule.startDate }));
    return { ...presentInstructor(instructor), city: instructor.city, courses };
  });
};
