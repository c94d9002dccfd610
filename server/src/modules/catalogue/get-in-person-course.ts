import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentDetail } from './catalogue.present.ts';
import { listTeaching } from './catalogue.repository.ts';
import { requirePublicCourse } from './require-course.ts';

export const getInPersonCourse = async (ctx: Ctx, key: string): Promise<CourseDetail> => {
  const course = await requirePublicCourse(ctx.db, key);
  return presentDetail(course, await listTeaching(ctx.db, [course.id]), ctx.now);
};
