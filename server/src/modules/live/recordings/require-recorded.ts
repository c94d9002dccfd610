import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { dayOf } from '#server/modules/attendance/index.ts';
import { findCourse, type LiveCourse } from '#server/modules/catalogue/index.ts';
import { listLiveSessions, type StoredSession } from '../live.repository.ts';
import { findRecording, lockSession, type StoredRecording } from './recordings.repository.ts';

type Named = { courseId: string; sessionId: string };

/** A live course as staff know it, drafts too. */
export const requireLiveCourse = async ({ db }: Pick<SignedInCtx, 'db'>, courseKey: string) => {
  const course = await findCourse(db, courseKey, 'OnlineLiveTraining');
  if (!course) throw new AppError('course-not-found');
  return course;
};

/** Why no recording of a session is taken now, in words; empty where one is. */
export const notTaken = (course: LiveCourse, session: StoredSession, now: Date): string => {
  if (session.cancelledAt !== null || course.status === 'cancelled') return 'This session was cancelled.';
  if (course.live.recordingMonths === null)
    return 'The form of the course says that no recordings are made. Say there first for how long they can be seen.';
  return dayOf(session, course).startsAt > now.getTime() ? 'It is taken once the session has begun.' : '';
};

/** A session of a live course, of whose recording nobody else decides before the transaction ends. */
export const holdSession = async (ctx: SignedInCtx, { courseId, sessionId }: Named) => {
  const course = await requireLiveCourse(ctx, courseId);
  const isThere = await lockSession(ctx.db, sessionId);
  const sessions = await listLiveSessions(ctx.db, course.id);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!isThere || !session) throw new AppError('not-found');
  return { course, session, sessions };
};

/** The same with its recording, which has to be there. */
export const holdRecording = async (
  ctx: SignedInCtx,
  named: Named,
): Promise<Awaited<ReturnType<typeof holdSession>> & { recording: StoredRecording }> => {
  const held = await holdSession(ctx, named);
  const recording = await findRecording(ctx.db, held.session.id);
  if (!recording) throw new AppError('not-found', { message: 'This session has no recording.' });
  return { ...held, recording };
};
