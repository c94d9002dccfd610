import { useState } from 'react';
import type { Question, Slide } from '#contracts/learning/content.ts';
import { isRight } from '#domain/learning/marking.ts';
import type { LearningLog } from '../../learning-log.ts';
import { ratioOf } from '../slide-picture.tsx';
import { shuffled } from './shuffled.ts';

export type Verdict = 'right' | 'wrong' | null;

export interface CheckState {
  /** Ids of answers, or a place on the picture. */
  given: readonly string[];
  verdict: Verdict;
  canCheck: boolean;
  give: (given: readonly string[]) => void;
  check: () => void;
  tryAgain: () => void;
}

type Held = { slideId: string; given: readonly string[]; verdict: Verdict };

const firstGiven = (question: Question): string[] =>
  question.kind === 'order'
    ? shuffled(
        question.questionId,
        question.answers.map(({ answerId }) => answerId),
      )
    : [];

/** A check inside a slide: practice, as often as one likes. Null of a slide that asks nothing. */
export function useCheck(slide: Slide | null, log: Pick<LearningLog, 'answered'>): CheckState | null {
  const [held, setHeld] = useState<Held | null>(null);
  if (slide?.type !== 'question') return null;
  const { slideId, question } = slide;
  const { given, verdict } =
    held?.slideId === slideId ? held : { given: firstGiven(question), verdict: null };
  const ratio = question.picture ? ratioOf(question.picture) : 1;
  return {
    given,
    verdict,
    canCheck: given.length > 0,
    give: (chosen) => verdict === null && setHeld({ slideId, given: chosen, verdict: null }),
    check: () => {
      log.answered(slideId, question.questionId, [...given]);
      setHeld({ slideId, given, verdict: isRight(question, given, ratio) ? 'right' : 'wrong' });
    },
    tryAgain: () => setHeld({ slideId, given: question.kind === 'order' ? given : [], verdict: null }),
  };
}
