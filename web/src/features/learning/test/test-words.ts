import type { AskedQuestion, Sitting, TestFacts, TestResult } from '#contracts/learning/sittings.ts';
import { neededToPass } from '#domain/learning/mark-test.ts';
import type { Answers } from './kept-sitting.ts';

export const coursePath = (courseId: string) => `/elearning/course/${encodeURIComponent(courseId)}`;
export const testPath = (courseId: string, testId: string) =>
  `${coursePath(courseId)}/test/${encodeURIComponent(testId)}`;
export const slidePath = (courseId: string, slideId: string) =>
  `${coursePath(courseId)}?slide=${encodeURIComponent(slideId)}`;

/** Counts from 1. */
export const QUESTION = 'question';
export const REVIEW = 'review';
/** The result with every answer. */
export const ANSWERS = 'answers';
export const questionPath = (number: number) => `?${QUESTION}=${number}`;

export const neededOf = ({ passPercent, points }: TestFacts) => neededToPass(passPercent, points);

/** Whether some questions count more than others, or all count more than one. */
export const isWeighed = ({ points, questions }: TestFacts) => points !== questions;

/** '7 of 10', '14 of 20 points' */
export const toPassWords = (test: TestFacts) =>
  `${neededOf(test)} of ${test.points}${isWeighed(test) ? ' points' : ''}`;

/** '7 of 10 right', '14 of 20 points' */
export const reachedWords = (test: TestFacts, { right, points, questions }: TestResult) =>
  isWeighed(test) ? `${points} of ${test.points} points` : `${right} of ${questions.length} right`;

export const pointsWords = (points: number) => (points === 1 ? '1 point' : `${points} points`);

const ofAll = (number: number, all: number | null) => (all === null ? `${number}` : `${number} of ${all}`);

export const attemptWords = ({ attempts }: TestFacts, { number }: Pick<Sitting, 'number'>) =>
  ofAll(number, attempts);
export const leftWords = ({ attempts, attemptsLeft }: TestFacts) =>
  attemptsLeft === null ? 'no limit' : ofAll(attemptsLeft, attempts);
export const startWords = ({ attempts }: TestFacts, sat: number) =>
  sat === 0 && attempts === null ? 'Start test' : `Start attempt ${ofAll(sat + 1, attempts)}`;
export const timeWords = (minutes: number | null) => (minutes === null ? 'no limit' : `${minutes} min`);

export const isAnswered = (answers: Answers, { questionId }: Pick<AskedQuestion, 'questionId'>) =>
  (answers[questionId]?.length ?? 0) > 0;

/** Answers in words, of what was given or what is right. */
export function answerWords({ kind, answers }: AskedQuestion, given: readonly string[]): string {
  if (given.length === 0) return 'No answer';
  if (kind === 'hotspot') return 'A place on the picture';
  const texts = given.map((id) => answers.find(({ answerId }) => answerId === id)?.text ?? '');
  return kind === 'order' ? texts.map((text, at) => `${at + 1}. ${text}`).join('  ') : texts.join('; ');
}

/** 'Question 7 has', 'Questions 7 and 9 have': what is missing, at most so many by number. */
export function missingWords(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Question ${numbers[0]} has no answer.`;
  if (numbers.length > 4) return `${numbers.length} questions have no answer.`;
  return `Questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} have no answer.`;
}

export const questionsWords = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Question' : 'Questions'} ${numbers.join(', ')}`;
