import type { Db, Tx } from '#server/platform/db/database.ts';
import { liveSessionsOf } from '../live/shown-sessions.repository.ts';
import type { CalendarCourse } from './course-entries.ts';

/** Courses with the sessions of those that are live. */
export const withSessions = async <Course extends Omit<CalendarCourse, 'sessions'>>(
  db: Tx | Db,
  courses: readonly Course[],
): Promise<(Course & Pick<CalendarCourse, 'sessions'>)[]> => {
  const live = courses.filter(({ kind }) => kind === 'OnlineLiveTraining').map(({ id }) => id);
  const sessions = live.length > 0 ? await liveSessionsOf(db, live) : new Map();
  return courses.map((course) => ({ ...course, sessions: sessions.get(course.id) ?? [] }));
};
