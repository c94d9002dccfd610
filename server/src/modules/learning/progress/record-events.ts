import { isCompleted } from '#domain/learning/progress.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { learningEvents } from '../learning.events.ts';
import type { Version } from '../versions/read-version.ts';
import { announceHalf } from './announce-half.ts';
import { completeHeld } from './complete-held.ts';
import { completeAttempt, keepEvents, type Reached, type TimedEvent } from './events.repository.ts';

/** An attempt that is locked, with the version that it is at. */
export type Recorded = { attempt: Pick<Attempt, 'id' | 'enrolmentId'>; version: Version };

/** Keeps what happened in an attempt, which may complete it. */
export const recordEvents = async (
  ctx: SignedInCtx,
  recorded: Recorded,
  events: readonly TimedEvent[],
): Promise<Reached> => {
  const { attempt, version } = recorded;
  const { held } = version;
  const kept = await keepEvents(ctx.db, { attemptId: attempt.id, held }, events);
  const completions = [
    ...events.filter(({ kind, slideId }) => kind === 'completed' && !held.has(slideId)),
    ...(await completeHeld(ctx.db, recorded, events)),
  ];
  const completed = new Set([...kept.completed, ...completions.map(({ slideId }) => slideId)]);
  const reached = { ...kept, completed: [...completed] };
  await announceHalf(ctx, recorded, { reached, completions });
  const { completedAt } = reached;
  const mayComplete = completions.some(({ at }) => !completedAt || at < +completedAt);
  return mayComplete ? completeWhenDone(ctx, recorded, reached) : reached;
};

/**
 * By whichever event or newer version leaves nothing to do. What is heard late may have happened earlier, so that the
 * moment can still move back, never on.
 */
export const completeWhenDone = async (
  ctx: Ctx,
  { attempt, version: { required } }: Recorded,
  reached: Reached,
): Promise<Reached> => {
  if (!isCompleted({ completed: new Set(reached.completed), required })) return reached;
  const { enrolmentId } = attempt;
  if (!reached.completedAt) await announce(ctx, learningEvents['learning.completed'], { enrolmentId });
  return { ...reached, completedAt: await completeAttempt(ctx.db, attempt.id, [...required]) };
};
