import type { sessionActEndpoints } from '#contracts/course-office/session-acts.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import {
  changeCourse,
  type HeldSession,
  insertSessionChanges,
  setSessionCancelled,
} from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { courseOfficeEvents } from '../course-office.events.ts';
import { requireSessionAhead } from './require-session-ahead.ts';

/** One session of a live course is not held, the others are. It keeps its number, and asks nobody’s presence any more. */
export const cancelSession = async (
  ctx: SignedInCtx,
  { id: courseId, sessionId, reason }: InputOf<typeof sessionActEndpoints.cancelSession>,
): Promise<void> => {
  const { course, session, sessions } = await requireSessionAhead(ctx, { courseId, sessionId });
  requireAnother(sessions, session);
  const { now, caller } = ctx;
  await setSessionCancelled(ctx.db, sessionId, { at: now, reason });
  await changeCourse(ctx.db, courseId, { updatedAt: now, updatedBy: caller.user.id });
  const actId = uuidv7();
  const times = { fromStartsAt: session.startsAt, fromEndsAt: session.endsAt };
  await insertSessionChanges(ctx.db, [
    { id: uuidv7(), actId, sessionId, kind: 'cancelled', ...times, reason, at: now },
  ]);
  const { number, startsAt } = session;
  await recordAudit(ctx, {
    action: 'course.session-cancelled',
    objectKind: 'course',
    objectId: courseId,
    after: { session: number, startsAt: startsAt.toISOString(), reason, version: course.version + 1 },
  });
  await announce(ctx, courseOfficeEvents['course.sessions-changed'], { courseId, actId });
};

const requireAnother = (sessions: readonly HeldSession[], { id }: HeldSession): void => {
  if (!sessions.some((other) => other.id !== id && other.cancelledAt === null))
    throw new AppError('wrong-state', {
      message: 'This is the only session that is left: cancel the course instead.',
    });
};
