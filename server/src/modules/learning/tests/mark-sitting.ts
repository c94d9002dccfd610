import { markTest } from '#domain/learning/mark-test.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { findAttemptOwner } from '../attempts/attempts.repository.ts';
import { learningEvents } from '../learning.events.ts';
import { requireTestOf } from './require-test.ts';
import { type Answers, type Sitting, updateSitting } from './sittings.repository.ts';
import { isOver, isPassed } from './test-rules.ts';

/**
 * Marks one of somebody's sittings of a test, all of which are locked. Where the time is over it was handed in when that
 * ended. That the test is passed is announced once.
 */
export const markSitting = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  sittings: readonly Sitting[],
  { sitting, answers }: { sitting: Sitting; answers: Answers },
): Promise<Sitting> => {
  const marks = markTest(await requireTestOf(ctx, sitting), answers);
  const marked = {
    answers,
    submittedAt: isOver(sitting, ctx.now) ? sitting.endsAt : ctx.now,
    scorePercent: marks.scorePercent,
    isPassed: marks.isPassed,
  };
  await updateSitting(ctx.db, sitting.id, marked);
  if (marks.isPassed && !isPassed(sittings)) {
    const owner = await findAttemptOwner(ctx.db, sitting.attemptId);
    await announce(ctx, learningEvents['learning.test-passed'], { ...owner, testId: sitting.testId });
  }
  return { ...sitting, ...marked };
};
