import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listSessionHours } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';

/** A session that is not over yet and is to be held, of a live course, which is locked. */
export const requireSessionAhead = async (
  ctx: SignedInCtx,
  { courseId, sessionId }: { courseId: string; sessionId: string },
) => {
  const course = await lockCourse(ctx, courseId, 'OnlineLiveTraining');
  const sessions = await listSessionHours(ctx.db, course);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw new AppError('not-found');
  const refuse = (message: string) => new AppError('wrong-state', { message });
  if (course.status === 'cancelled') throw refuse('This course is cancelled.');
  if (session.cancelledAt) throw refuse('This session is cancelled already.');
  if (session.endsAt <= ctx.now) throw refuse('This session is over.');
  return { course, session, sessions };
};
