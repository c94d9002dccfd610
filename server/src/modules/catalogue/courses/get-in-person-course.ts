import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Ctx } from '#server/calls/context.ts';
import { addressesIn, findFiles } from '#server/modules/media/index.ts';
import { listTeaching } from './catalogue.repository.ts';
import { presentDetail } from './course-detail.present.ts';
import { requirePublicCourse } from './require-course.ts';

export const getInPersonCourse = async (ctx: Ctx, key: string): Promise<CourseDetail> => {
  const course = await requirePublicCourse(ctx.db, key);
  const teaching = await listTeaching(ctx.db, [course.id]);
  const urls = addressesIn(course.media).map(({ url }) => url);
  const files = await findFiles(ctx.db, urls);
  return presentDetail({ course, teaching, files }, ctx.now);
};
