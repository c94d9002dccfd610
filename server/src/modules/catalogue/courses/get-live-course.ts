import type { LiveDetail } from '#contracts/courses/course-detail.ts';
import type { Ctx } from '#server/calls/context.ts';
import { liveSessionsOf } from '../live/shown-sessions.repository.ts';
import { listTeaching } from './catalogue.repository.ts';
import { requireCourseWithPage } from './require-course.ts';
import { showLiveCourse } from './show-course.ts';

export const getLiveCourse = async (ctx: Ctx, key: string): Promise<LiveDetail> => {
  const course = await requireCourseWithPage(ctx.db, key, 'OnlineLiveTraining');
  const teaching = await listTeaching(ctx.db, [course.id]);
  const sessions = (await liveSessionsOf(ctx.db, [course.id])).get(course.id) ?? [];
  return showLiveCourse(ctx, { course, teaching, sessions });
};
