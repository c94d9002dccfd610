import { type Asked, isRight } from './marking.ts';
import { pictureRatio } from './picture-ratio.ts';

type TestQuestion = Asked & {
  questionId: string;
  /** Where it is taught. */
  slideId: string;
  /** What it counts; 1 where nothing is said. */
  points?: number;
  picture: Parameters<typeof pictureRatio>[0] | null;
};

type MarkedTest = {
  /** How many points of a hundred are needed. */
  passPercent: number;
  questions: readonly TestQuestion[];
};

/** Of a slide: how many of its questions were asked, and which of them were wrong. */
export type Revisit = { slideId: string; asked: number; wrong: string[] };

export type Marks = {
  /** How many questions. */
  right: number;
  /** What they count. */
  points: number;
  /** Of all points, rounded down: who is short of the mark by a hair has not reached it. */
  scorePercent: number;
  isPassed: boolean;
  questions: { questionId: string; isRight: boolean }[];
  /** Slides with wrong answers, weakest first: the larger share, then the larger number, then in the order of the test. */
  revisit: Revisit[];
};

/** How many of so many points pass. */
export const neededToPass = (passPercent: number, points: number): number =>
  Math.ceil((passPercent * points) / 100);

/** What so many questions count. */
export const pointsOf = (questions: readonly { points?: number }[]): number =>
  questions.reduce((sum, { points = 1 }) => sum + points, 0);

/** Marks a test of one question or more; a question that has no answer is wrong. `answers` by the question's id. */
export const markTest = (
  { passPercent, questions }: MarkedTest,
  answers: Readonly<Record<string, readonly string[]>>,
): Marks => {
  const marked = questions.map((question) => {
    const ratio = question.picture ? pictureRatio(question.picture) : 1;
    const given = answers[question.questionId] ?? [];
    return { ...question, isRight: isRight(question, given, ratio) };
  });
  const right = marked.filter((one) => one.isRight);
  const points = pointsOf(right);
  const all = pointsOf(questions);
  return {
    right: right.length,
    points,
    scorePercent: Math.floor((100 * points) / all),
    isPassed: points >= neededToPass(passPercent, all),
    questions: marked.map(({ questionId, isRight: is }) => ({ questionId, isRight: is })),
    revisit: weakestFirst(marked),
  };
};

const weakestFirst = (marked: readonly (TestQuestion & { isRight: boolean })[]): Revisit[] =>
  [...new Set(marked.map(({ slideId }) => slideId))]
    .map((slideId) => {
      const ofSlide = marked.filter((one) => one.slideId === slideId);
      const wrong = ofSlide.filter((one) => !one.isRight).map(({ questionId }) => questionId);
      return { slideId, asked: ofSlide.length, wrong };
    })
    .filter(({ wrong }) => wrong.length > 0)
    .sort((one, other) => shareOf(other) - shareOf(one) || other.wrong.length - one.wrong.length);

const shareOf = ({ asked, wrong }: Revisit) => wrong.length / asked;
