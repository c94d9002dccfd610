import type { Ctx } from '#server/calls/context.ts';
import { listTeaching, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { showElearningCourse } from './show-elearning-course.ts';

/** All that the landing page says: the newest version, and its sample slides whole. */
export const getElearningCourse = async (ctx: Ctx, { courseId }: { courseId: string }) => {
  const course = await requireCourseWithPage(ctx.db, courseId, 'ELearningCourse');
  const teaching = await listTeaching(ctx.db, [course.id]);
  return { course: await showElearningCourse(ctx, { course, teaching }) };
};
