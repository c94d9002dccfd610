import { fieldError } from '#server/calls/app-error.ts';
import { readGiven } from './shown-question.ts';
import type { Answers, Sitting, Test } from './sitting.ts';

/** What is kept of a sitting and what is given now, which goes first; what is given empty is an answer taken back. */
export const mergeAnswers = (
  { seed, answers }: Sitting,
  { questions }: Test,
  given: Readonly<Record<string, string[]>>,
): Answers => {
  const read = Object.entries(given).map(([questionId, shown]) => {
    const question = questions.find((one) => one.questionId === questionId);
    if (!question) throw fieldError(`answers.${questionId}`, `This test has no question “${questionId}”.`);
    return [questionId, readGiven(seed, question, shown)] as const;
  });
  const merged = { ...answers, ...Object.fromEntries(read) };
  return Object.fromEntries(Object.entries(merged).filter(([, own]) => own.length > 0));
};
