import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Ctx } from '#server/calls/context.ts';
import { addressesIn, findFiles } from '#server/modules/media/index.ts';
import type { ShownTeaching } from './catalogue.present.ts';
import { presentDetail, type ShownCourse } from './course-detail.present.ts';

type Told = { course: ShownCourse; teaching: ShownTeaching[] };

/** What visitors are told of a course and who teaches it. */
export const showCourse = async (ctx: Ctx, { course, teaching }: Told): Promise<CourseDetail> => {
  const urls = addressesIn(course.media).map(({ url }) => url);
  const files = await findFiles(ctx.db, urls);
  return presentDetail({ course, teaching, files }, ctx.now);
};
