import type { SignedInCtx } from '#server/calls/context.ts';
import { requireLearning } from '../attempts/require-learning.ts';
import { findReached } from './events.repository.ts';
import { presentProgress } from './progress.present.ts';

export const getProgress = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { attempt, version } = await requireLearning(ctx, courseId);
  const reached = await findReached(ctx.db, attempt.id);
  return { progress: presentProgress({ attempt, version, reached }) };
};
