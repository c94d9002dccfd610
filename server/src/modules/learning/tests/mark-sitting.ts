import { markTest } from '#domain/learning/mark-test.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireTestOf } from './require-test.ts';
import { type Answers, type Sitting, updateSitting } from './sittings.repository.ts';
import { isOver } from './test-rules.ts';

/** Marks a sitting that is locked. Where the time is over it was handed in when that ended. */
export const markSitting = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
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
  return { ...sitting, ...marked };
};
