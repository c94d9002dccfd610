import { type Asked, isRight } from '../learning/marking.ts';
import { pictureRatio } from '../learning/picture-ratio.ts';

// How a question was answered, counted over who was asked it.

type AnsweredQuestion = Asked & {
  answers?: readonly { answerId: string; text: string }[];
  picture: Parameters<typeof pictureRatio>[0] | null;
};

/** One person's answer; `score` of the whole test in percent, null of a check. */
export type GivenAnswer = { given: readonly string[]; score: number | null };

/** What can be told apart of answers: `answer.<id>`, or without listed answers `right` and `wrong`; `none` of who gave none. */
type Choice = { key: string; text: string; isRight: boolean; learners: number };

export const answerKey = (answerId: string): string => `answer.${answerId}`;

export const isAnsweredRight = (question: AnsweredQuestion, given: readonly string[]): boolean =>
  isRight(question, given, question.picture ? pictureRatio(question.picture) : 1);

/** Whether an answer is one of those that a key names; '' names all. What was not answered is neither right nor `wrong`. */
export const isBehind = (question: AnsweredQuestion, given: readonly string[], key: string): boolean => {
  switch (key) {
    case '':
      return true;
    case 'none':
      return given.length === 0;
    case 'right':
      return isAnsweredRight(question, given);
    case 'wrong':
      return given.length > 0 && !isAnsweredRight(question, given);
    default:
      return given.some((id) => answerKey(id) === key);
  }
};

const RIGHT = { key: 'right', text: '', isRight: true };
const WRONG = { key: 'wrong', text: '', isRight: false };
const NONE = { key: 'none', text: '', isRight: false };

const keysOf = (question: AnsweredQuestion): Omit<Choice, 'learners'>[] => {
  if (question.kind === 'order' || question.kind === 'hotspot') return [RIGHT, WRONG, NONE];
  const right = [question.right].flat();
  const listed = (question.answers ?? []).map(({ answerId, text }) => ({
    key: answerKey(answerId),
    text,
    isRight: right.includes(answerId),
  }));
  return [...listed, NONE];
};

/** In the order of the question; who chose several answers counts at each. */
export const countChoices = (question: AnsweredQuestion, given: readonly GivenAnswer[]): Choice[] =>
  keysOf(question)
    .map((one) => ({
      ...one,
      learners: given.filter((own) => isBehind(question, own.given, one.key)).length,
    }))
    .filter(({ key, learners }) => key !== 'none' || learners > 0);

const LEAST_COMPARED = 9;

/**
 * How many more of a hundred were right in the third with the highest scores than in that with the lowest: near 0 or
 * below, the question does not tell who knows the matter. Null of fewer than nine, or without scores.
 */
export const discriminationOf = (
  question: AnsweredQuestion,
  given: readonly GivenAnswer[],
): number | null => {
  const scored = given
    .flatMap(({ given: own, score }) => (score === null ? [] : [{ own, score }]))
    .sort((one, other) => one.score - other.score);
  if (scored.length < LEAST_COMPARED) return null;
  const third = Math.floor(scored.length / 3);
  const rightIn = (some: typeof scored) => some.filter(({ own }) => isAnsweredRight(question, own)).length;
  return Math.round((100 * (rightIn(scored.slice(-third)) - rightIn(scored.slice(0, third)))) / third);
};
