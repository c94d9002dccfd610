import { useState } from 'react';
import type { Question, Slide } from '#contracts/learning/content.ts';
import { isRight } from '#domain/learning/marking.ts';
import { pictureRatio } from '#domain/learning/picture-ratio.ts';
import { disorderBySeed } from '#domain/learning/shuffle-by-seed.ts';

export type Verdict = 'right' | 'wrong' | null;

/** Answers as they stand, and how they are given. */
export type Answering = Pick<CheckState, 'given' | 'verdict' | 'give'>;

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
    ? disorderBySeed(
        question.questionId,
        question.answers.map(({ answerId }) => answerId),
      )
    : [];

/** A check inside a slide: practice, as often as one likes. Null of a slide that asks nothing. */
/** Where answers are told. */
export type AnswerLog = { answered: (slideId: string, questionId: string, answer: string[]) => void };

export function useCheck(slide: Slide | null, log: AnswerLog): CheckState | null {
  const [held, setHeld] = useState<Held | null>(null);
  if (slide?.type !== 'question') return null;
  const { slideId, question } = slide;
  const { given, verdict } =
    held?.slideId === slideId ? held : { given: firstGiven(question), verdict: null };
  const ratio = question.picture ? pictureRatio(question.picture) : 1;
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
