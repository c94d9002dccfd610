import type { InPersonDetail } from '#contracts/courses/course-detail.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listTeaching } from './catalogue.repository.ts';
import { requireCourseWithPage } from './require-course.ts';
import { showCourse } from './show-course.ts';

export const getInPersonCourse = async (ctx: Ctx, key: string): Promise<InPersonDetail> => {
  const course = await requireCourseWithPage(ctx.db, key, 'InPersonCourse');
  return showCourse(ctx, { course, teaching: await listTeaching(ctx.db, [course.id]) });
};
