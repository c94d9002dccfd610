import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import { disorderBySeed, shuffleBySeed } from '#domain/learning/shuffle-by-seed.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Question, Test } from './sitting.ts';

type Option = { answerId: string; text: string };

/** The answers of a question in the order of a sitting. Shown, they are named by their place, since an id may speak. */
const optionsOf = (seed: number, question: Question): Option[] => {
  if (question.kind === 'hotspot') return [];
  const shuffle = question.kind === 'order' ? disorderBySeed : shuffleBySeed;
  return shuffle(`${seed} ${question.questionId}`, question.answers);
};

export const questionsOf = (seed: number, { questions }: Test): Question[] =>
  shuffleBySeed(`${seed}`, questions);

export const showQuestion = (seed: number, question: Question): AskedQuestion => ({
  questionId: question.questionId,
  kind: question.kind,
  prompt: question.prompt,
  picture: question.picture,
  points: question.points ?? 1,
  answers: optionsOf(seed, question).map(({ text }, at) => ({ answerId: `${at + 1}`, text })),
});

/** As shown, of the test's own ids; a place stays what it is. */
export const showAnswers = (seed: number, question: Question, own: readonly string[]): string[] => {
  if (question.kind === 'hotspot') return [...own];
  const options = optionsOf(seed, question);
  return own.map((id) => `${options.findIndex(({ answerId }) => answerId === id) + 1}`);
};

const PLACE = /^(100(\.0+)?|\d{1,2}(\.\d{1,4})?),(100(\.0+)?|\d{1,2}(\.\d{1,4})?)$/;

/** The test's own ids of what was given as shown. What this question cannot be answered with is refused with words. */
export const readGiven = (seed: number, question: Question, given: readonly string[]): string[] => {
  const refuse = (words: string) => fieldError(`answers.${question.questionId}`, words);
  if (question.kind === 'hotspot') {
    if (given.length > 1 || !given.every((place) => PLACE.test(place)))
      throw refuse('Please press one place.');
    return [...given];
  }
  const options = optionsOf(seed, question);
  const own = given.flatMap((shown) => options[Number(shown) - 1]?.answerId ?? []);
  if (own.length < given.length) throw refuse('This question has no such answer.');
  if (new Set(own).size < own.length) throw refuse('Please give each answer once.');
  if (question.kind === 'single' && own.length > 1) throw refuse('Please choose one answer.');
  if (question.kind === 'order' && own.length > 0 && own.length < options.length)
    throw refuse('Please put all answers in order.');
  return own;
};
