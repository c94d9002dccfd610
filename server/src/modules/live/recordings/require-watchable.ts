import { formatLongDate } from '#domain/time/local-date.ts';
import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listLiveSessions } from '../live.repository.ts';
import { type LiveAccess, liveAccess } from '../live-access.ts';
import { findRecording, type StoredRecording } from './recordings.repository.ts';
import { lastDayOf, stateOf } from './recordings-end.ts';
import { requireLiveCourse } from './require-recorded.ts';

type Named = { courseId: string; sessionId: string };
export type Watchable = { recording: StoredRecording; access: LiveAccess };

/** Staff see those of drafts, too, which have no page. */
const NO_PLACE = { role: 'host', enrolmentId: null } as const;

/**
 * The recording of a session for who may see it now: staff always, who takes part or teaches once it is published and until
 * its last day. A place that was cancelled is none, and a link that was passed on opens nothing.
 */
export const requireWatchable = async (
  ctx: SignedInCtx,
  { courseId, sessionId }: Named,
): Promise<Watchable> => {
  const access = isStaff(ctx.caller)
    ? { ...NO_PLACE, course: await requireLiveCourse(ctx, courseId) }
    : await liveAccess(ctx, courseId);
  if (access.role === 'stranger')
    throw new AppError('not-allowed', {
      message: 'This recording is for who takes part in the course. Your account has no place on it now.',
    });
  const { course } = access;
  const sessions = await listLiveSessions(ctx.db, course.id);
  const session = sessions.find(({ id }) => id === sessionId);
  const recording = session && (await findRecording(ctx.db, session.id));
  if (!recording) throw new AppError('not-found');
  if (isStaff(ctx.caller)) return { recording, access };
  const { publishedAt } = recording;
  const state = stateOf(course, { session, sessions, publishedAt }, ctx.now);
  if (state === 'missing') throw new AppError('not-found');
  if (state === 'ended')
    throw new AppError('recording-ended', {
      message: `This recording could be seen until ${formatLongDate(lastDayOf(course, sessions))}.`,
    });
  return { recording, access };
};
