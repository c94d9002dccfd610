import type { SignedInCtx } from '#server/calls/context.ts';
import { getProgress } from '../progress/get-progress.ts';
import { updateAttempt } from './attempts.repository.ts';
import { requireLearning } from './require-learning.ts';

/** Archives the attempt and begins the next. One in which nothing has happened yet is the next already. */
export const restartCourse = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { attempt } = await requireLearning(ctx, courseId, { locked: true });
  if (attempt.lastSeenAt) await updateAttempt(ctx.db, attempt.id, { archivedAt: ctx.now });
  return getProgress(ctx, { courseId });
};
