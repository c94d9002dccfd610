import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { CourseFilter } from '../catalogue/index.ts';
import {
  type CalendarCourse,
  courseEntries,
  requireCourseWithPage,
  withSessions,
  writeCalendar,
} from '../catalogue/index.ts';
import { readSettings } from '../settings/index.ts';
import { listFeedCourses } from './course-feed.repository.ts';

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

type Feed = { isBusy: boolean; courses: readonly CalendarCourse[] };

const feedOf = async (ctx: Ctx, { isBusy, courses }: Feed) => {
  const { brand } = await readSettings(ctx.db);
  const told = { publicUrl: ctx.ports.publicUrl, as: 'visitor' } as const;
  const entries = courses.flatMap((course) => courseEntries(course, told));
  return writeCalendar({ name: brand.name, company: brand.name, isBusy, entries });
};
