import { nearestLeft } from '#domain/learning/progress.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findReached } from '../progress/events.repository.ts';
import { presentProgress } from '../progress/progress.present.ts';
import { completeWhenDone } from '../progress/record-events.ts';
import { readVersion, type Version } from '../versions/read-version.ts';
import { updateAttempt } from './attempts.repository.ts';
import { type Learning, requireLearning } from './require-learning.ts';

/**
 * Goes on with the newest version. Slides keep their ids, so what was completed stays completed; it may be all now. Who
 * stands at a slide that is gone stands at the nearest that is left.
 */
export const acceptVersion = async (
  ctx: SignedInCtx,
  { courseId, version: accepted }: { courseId: string; version: number },
) => {
  const learning = await requireLearning(ctx, courseId, { locked: true });
  const { course, attempt } = learning;
  if (accepted !== course.newestNumber || course.newestId === null)
    throw new AppError('conflict', {
      message: 'Another version was published meanwhile. Please look again.',
    });
  const version = await readVersion(ctx.db, course.newestId);
  if (version.id !== attempt.versionId)
    await updateAttempt(ctx.db, attempt.id, { versionId: version.id, ...movedTo(version, learning) });
  const reached = await completeWhenDone(ctx, { attempt, version }, await findReached(ctx.db, attempt.id));
  return { progress: presentProgress({ attempt, version, reached }) };
};

const movedTo = ({ slideIds }: Version, { attempt, version }: Learning) => {
  const { positionSlideId } = attempt;
  if (positionSlideId === null || slideIds.has(positionSlideId)) return {};
  const nearest = nearestLeft(positionSlideId, [...version.slideIds], slideIds);
  return nearest === undefined ? {} : { positionSlideId: nearest, positionMs: 0 };
};
