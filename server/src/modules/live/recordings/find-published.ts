import type { Ctx } from '#server/calls/context.ts';
import { getCourse, type LiveCourse } from '#server/modules/catalogue/index.ts';
import { listLiveSessions, type StoredSession } from '../live.repository.ts';
import { findRecordingById } from './recordings.repository.ts';
import { lastDayOf, stateOf } from './recordings-end.ts';

/** A recording that participants can see now, with its course, and the last day on which they do. */
export const findPublished = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<{ course: LiveCourse; session: StoredSession; until: ReturnType<typeof lastDayOf> } | null> => {
  const recording = await findRecordingById(db, id);
  if (!recording) return null;
  const course = await getCourse(db, recording.courseId, 'OnlineLiveTraining');
  const sessions = await listLiveSessions(db, course.id);
  const session = sessions.find((one) => one.id === recording.sessionId);
  if (!session) return null;
  const { publishedAt } = recording;
  if (stateOf(course, { session, sessions, publishedAt }, now) !== 'open') return null;
  return { course, session, until: lastDayOf(course, sessions) };
};
