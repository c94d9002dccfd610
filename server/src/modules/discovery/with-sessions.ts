import type { Db, Tx } from '#server/platform/db/database.ts';
import { liveSessionsOf } from '../catalogue/index.ts';
import type { FeedCourse } from './course-feed.ts';

/** Courses with the sessions of those that are live. */
export const withSessions = async (
  db: Tx | Db,
  courses: readonly Omit<FeedCourse, 'sessions'>[],
): Promise<FeedCourse[]> => {
  const live = courses.filter(({ kind }) => kind === 'OnlineLiveTraining').map(({ id }) => id);
  const sessions = live.length > 0 ? await liveSessionsOf(db, live) : new Map();
  return courses.map((course) => ({ ...course, sessions: sessions.get(course.id) ?? [] }));
};
