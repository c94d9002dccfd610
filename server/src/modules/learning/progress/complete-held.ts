import type { Slide } from '#contracts/learning/content.ts';
import { isRight } from '#domain/learning/marking.ts';
import { pictureRatio } from '#domain/learning/picture-ratio.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import { readSlide, type Version } from '../versions/read-version.ts';
import { type Completion, listTold, putCompleted, type TimedEvent, type Told } from './events.repository.ts';

type Held = { attempt: Pick<Attempt, 'id'>; version: Version };

/**
 * Completes those of the slides told of that only their right answer completes: once somebody went on from it and was
 * right, with whichever came last. It is judged by all that was told so far, so that the order does not matter. The attempt
 * must be locked.
 */
export const completeHeld = async (
  db: Tx,
  { attempt, version }: Held,
  events: readonly TimedEvent[],
): Promise<Completion[]> => {
  const slideIds = new Set(
    events.flatMap(({ kind, slideId }) =>
      (kind === 'completed' || kind === 'answer') && version.held.has(slideId) ? slideId : [],
    ),
  );
  if (slideIds.size === 0) return [];
  const told = await listTold(db, attempt.id, [...slideIds]);
  const completions: Completion[] = [];
  for (const slideId of slideIds) {
    const slide = await readSlide(db, version.id, slideId);
    const of = told.filter((one) => one.slideId === slideId);
    const at = Math.max(
      earliest(of.filter(({ kind }) => kind === 'completed')),
      earliest(of.filter(({ answer }) => isRightAnswer(slide, answer))),
    );
    if (at < Number.POSITIVE_INFINITY) completions.push({ slideId, at });
  }
  await putCompleted(db, attempt.id, completions);
  return completions;
};

const earliest = (told: readonly Told[]): number => Math.min(...told.map(({ at }) => at.getTime()));

const isRightAnswer = (slide: Slide | undefined, answer: Told['answer']): boolean => {
  if (slide?.type !== 'question' || answer?.questionId !== slide.question.questionId) return false;
  const { question } = slide;
  return isRight(question, answer.given, question.picture ? pictureRatio(question.picture) : 1);
};
