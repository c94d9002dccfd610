import { courseChangeBindings } from '#server/modules/course-office/course-changes.routes.ts';
import { getCourseFeed } from '#server/modules/discovery/get-course-feed.ts';
import { courseNoticeBindings } from '#server/modules/notifications/notices/course-notices.routes.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createMailWorld } from '../mail-world.ts';

/** An academy whose staff move and cancel sessions, and whose participants read what it writes. */
export const createLiveLetterWorld = (db: Db) => {
  const bindings = [...courseNoticeBindings, ...courseChangeBindings];
  const world = createMailWorld(db, { bindings, jobsOf: notificationJobs });
  /** The public file of a course for calendars. */
  const feedOf = ({ slug }: { slug: string }) =>
    world.academy.ctx((ctx) => getCourseFeed(ctx, slug, 'OnlineLiveTraining'));
  return Object.assign(world, { feedOf });
};
