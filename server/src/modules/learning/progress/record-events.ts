import { isCompleted } from '#domain/learning/progress.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { learningEvents } from '../learning.events.ts';
import type { Version } from '../versions/read-version.ts';
import { completeAttempt, keepEvents, type Reached, type TimedEvent } from './events.repository.ts';

/** An attempt that is locked. */
export type Recorded = { courseId: string; attempt: Attempt; version: Version };

/** Keeps what happened in an attempt, and announces that it is completed when this completes it. */
export const recordEvents = async (
  ctx: SignedInCtx,
  { courseId, attempt, version }: Recorded,
  events: readonly TimedEvent[],
): Promise<Reached> => {
  const reached = await keepEvents(ctx.db, attempt.id, events);
  return completeWhenDone(ctx, { courseId, attempt, version }, reached);
};

export const completeWhenDone = async (
  ctx: SignedInCtx,
  { courseId, attempt, version }: Recorded,
  reached: Reached,
): Promise<Reached> => {
  const { required } = version;
  if (reached.completedAt || !isCompleted({ completed: new Set(reached.completed), required }))
    return reached;
  const completedAt = await completeAttempt(ctx.db, attempt.id, [...required]);
  if (!completedAt) return reached;
  await announce(ctx, learningEvents['learning.completed'], {
    attemptId: attempt.id,
    enrolmentId: attempt.enrolmentId,
    userId: ctx.caller.user.id,
    courseId,
  });
  return { ...reached, completedAt };
};
