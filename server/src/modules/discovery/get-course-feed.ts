import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { CourseFilter } from '../catalogue/index.ts';
import { requireCourseWithPage } from '../catalogue/index.ts';
import { readSettings } from '../settings/index.ts';
import { listFeedCourses } from './course-feed.repository.ts';
import { courseFeed } from './course-feed.ts';
import { withSessions } from './with-sessions.ts';

/** A calendar to subscribe to: whatever comes next of what was asked for. */
export const getCoursesFeed = async (ctx: Ctx, filter: CourseFilter): Promise<string> => {
  const courses = await listFeedCourses(ctx.db, filter, ctx.now);
  return feedOf(ctx, { isBusy: false, courses: await withSessions(ctx.db, courses) });
};

/** One course for one's own calendar, where one that is cancelled is struck out. */
export const getCourseFeed = async (ctx: Ctx, courseKey: string, kind: RunKind): Promise<string> => {
  const course = await requireCourseWithPage(ctx.db, courseKey, kind);
  return feedOf(ctx, { isBusy: true, courses: await withSessions(ctx.db, [course]) });
};

const feedOf = async (ctx: Ctx, feed: Pick<Parameters<typeof courseFeed>[0], 'isBusy' | 'courses'>) => {
  const { brand } = await readSettings(ctx.db);
  return courseFeed({ ...feed, name: brand.name, publicUrl: ctx.ports.publicUrl });
};
