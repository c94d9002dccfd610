import { MOST_ACTIVE_MS } from '#contracts/learning/event-limits.ts';
import type { LearningEvent } from '#contracts/learning/progress.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidOf } from '#server/platform/ids.ts';
import { requireLearning } from '../attempts/require-learning.ts';
import { presentProgress } from './progress.present.ts';
import { recordEvents } from './record-events.ts';

/** `timeSpent` in seconds, of which those of one event count. */
type Spent = { courseId: string; slideId: string; timeSpent: number };

const SAME_WITHIN_MS = 60_000;

/** Makes the event that a device would have kept, with an id that follows from it: what is sent twice counts once. */
const tell = async (
  ctx: SignedInCtx,
  { courseId, slideId, timeSpent }: Spent,
  kind: Extract<LearningEvent['kind'], 'seen' | 'completed'>,
) => {
  const { attempt, version } = await requireLearning(ctx, courseId, { locked: true });
  if (!version.slideIds.has(slideId)) throw new AppError('not-found');
  const at = ctx.now.getTime();
  const activeMs = Math.min(Math.round(timeSpent * 1000), MOST_ACTIVE_MS);
  const event = {
    eventId: uuidOf(attempt.id, slideId, kind, `${activeMs}`, `${Math.round(at / SAME_WITHIN_MS)}`),
    slideId,
    kind,
    clientSeq: 0,
    at,
    activeFrom: Math.max(attempt.startedAt.getTime(), at - activeMs),
    // These calls know no second: within a slide it stays where it was.
    positionMs: attempt.positionSlideId === slideId ? attempt.positionMs : 0,
    answer: undefined,
  };
  const reached = await recordEvents(ctx, { attempt, version }, [event]);
  if (kind === 'completed' && !reached.completed.includes(slideId))
    throw new AppError('wrong-state', {
      message: 'This slide is completed by the right answer to its question.',
    });
  return { progress: presentProgress({ attempt, version, reached }) };
};

export const updateProgress = (ctx: SignedInCtx, spent: Spent) => tell(ctx, spent, 'seen');

export const completeSlide = (ctx: SignedInCtx, spent: Spent) => tell(ctx, spent, 'completed');
