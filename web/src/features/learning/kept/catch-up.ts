import type { LearningEvent, ProgressView } from '#contracts/learning/progress.ts';
import { type CourseContent, percentOf, slidesOf } from '../viewer/course-outline.ts';

type Told = Pick<LearningEvent, 'attemptId' | 'slideId' | 'kind' | 'clientSeq' | 'clientTime' | 'positionMs'>;

/**
 * Where somebody stands by all that their device knows: what the server said when the course was kept, what it said last,
 * and what was told since and has not arrived. What is completed stays completed, whoever says so.
 */
export function caughtUp(
  content: CourseContent,
  last: ProgressView | undefined,
  told: readonly Told[],
): ProgressView {
  const kept = content.progress;
  const said = last?.attemptId === kept.attemptId ? last : kept;
  const own = told.filter(({ attemptId }) => attemptId === kept.attemptId);
  const done = new Set([
    ...kept.completedSlideIds,
    ...said.completedSlideIds,
    ...own.filter(({ kind }) => kind === 'completed').map(({ slideId }) => slideId),
  ]);
  return {
    ...said,
    completedSlideIds: slidesOf(content.modules)
      .map(({ slideId }) => slideId)
      .filter((slideId) => done.has(slideId)),
    percentageComplete: percentOf(content.modules, done),
    position: positionOf(own) ?? said.position,
  };
}

/** As the server finds it: the latest slide that was seen, at the second that was told last of it. */
function positionOf(told: readonly Told[]): ProgressView['position'] {
  const [latest] = told
    .filter(({ kind }) => kind === 'seen' || kind === 'position')
    .sort((one, other) => other.clientSeq - one.clientSeq);
  return latest
    ? {
        slideId: latest.slideId,
        positionMs: latest.positionMs ?? 0,
        at: new Date(latest.clientTime).toISOString(),
      }
    : null;
}
