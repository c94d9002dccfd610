import { isHalfDone } from '#domain/learning/progress.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { learningEvents } from '../learning.events.ts';
import type { Version } from '../versions/read-version.ts';
import type { Completion, Reached } from './events.repository.ts';

type Half = { attempt: Pick<Attempt, 'enrolmentId'>; version: Pick<Version, 'required' | 'courseId'> };

/** Where these completions have made it half; what was told once already looks as if it were new. */
export const announceHalf = async (
  ctx: SignedInCtx,
  { attempt, version: { required, courseId } }: Half,
  { reached, completions }: { reached: Reached; completions: readonly Completion[] },
): Promise<void> => {
  const told = new Set(completions.map(({ slideId }) => slideId));
  const before = new Set(reached.completed.filter((slideId) => !told.has(slideId)));
  const completed = new Set(reached.completed);
  if (isHalfDone({ completed: before, required }) || !isHalfDone({ completed, required })) return;
  const { enrolmentId } = attempt;
  const userId = ctx.caller.user.id;
  await announce(ctx, learningEvents['learning.half-done'], { enrolmentId, userId, courseId });
};
