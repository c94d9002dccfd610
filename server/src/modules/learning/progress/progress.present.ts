import type { ProgressView } from '#contracts/learning/progress.ts';
import { percentComplete } from '#domain/learning/progress.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import type { Version } from '../versions/read-version.ts';
import type { Reached } from './events.repository.ts';

type Shown = { attempt: Pick<Attempt, 'id' | 'number'>; version: Version; reached: Reached };

/** Of slides that the version has no more, nothing is shown; they count again if a later one brings them back. */
export const presentProgress = ({ attempt, version, reached }: Shown): ProgressView => ({
  attemptId: attempt.id,
  number: attempt.number,
  version: version.number,
  percentageComplete: percentComplete({
    completed: new Set(reached.completed),
    required: version.required,
  }),
  completedSlideIds: reached.completed.filter((slideId) => version.slideIds.has(slideId)).sort(),
  totalSlides: version.slideIds.size,
  totalTimeSpent: Math.floor(reached.activeMs / 1000),
  position: presentPosition(version, reached),
  completedAt: reached.completedAt?.toISOString() ?? null,
  lastAccessedDate: reached.lastSeenAt?.toISOString() ?? null,
});

const presentPosition = (version: Version, { positionSlideId, positionMs, positionAt }: Reached) =>
  positionSlideId !== null && positionAt && version.slideIds.has(positionSlideId)
    ? { slideId: positionSlideId, positionMs, at: positionAt.toISOString() }
    : null;
