import type { Sitting as SittingView, TestFacts, TestResult } from '#contracts/learning/sittings.ts';
import { type Marks, markTest, pointsOf } from '#domain/learning/mark-test.ts';
import { questionsOf, showAnswers, showQuestion } from './shown-question.ts';
import type { Question, Sitting, Test } from './sitting.ts';
import { attemptsLeft, isPassed } from './test-rules.ts';

export const presentTest = (test: Test, sittings: readonly Sitting[]): TestFacts => ({
  testId: test.testId,
  title: test.title,
  questions: test.questions.length,
  points: pointsOf(test.questions),
  passPercent: test.passPercent,
  attempts: test.attempts,
  attemptsLeft: attemptsLeft(test, sittings),
  minutes: test.minutes,
  isPassed: isPassed(sittings),
});

type Slide = { slideId: string; title: string; seconds: number };

/** `test` as its sitting was begun; `slides` are those that are learned now, to which the result leads. */
export type Sat = { sitting: Sitting; test: Test; slides: readonly Slide[]; isTold: boolean };

export const presentSitting = (sat: Sat): SittingView => {
  const { sitting, test } = sat;
  const { seed, answers } = sitting;
  const questions = questionsOf(seed, test);
  return {
    sittingId: sitting.id,
    number: sitting.number,
    startedAt: sitting.startedAt.toISOString(),
    endsAt: sitting.endsAt?.toISOString() ?? null,
    submittedAt: sitting.submittedAt?.toISOString() ?? null,
    questions: questions.map((question) => showQuestion(seed, question)),
    answers: Object.fromEntries(
      questions.flatMap((question) => {
        const own = answers[question.questionId];
        return own ? [[question.questionId, showAnswers(seed, question, own)]] : [];
      }),
    ),
    result: sitting.submittedAt && presentResult(sat, questions),
  };
};

/** What is right is in it only where it may be told. */
const presentResult = (
  { sitting, test, slides, isTold }: Sat,
  questions: readonly Question[],
): TestResult => {
  const marks = markTest({ ...test, questions }, sitting.answers);
  return {
    scorePercent: marks.scorePercent,
    isPassed: marks.isPassed,
    right: marks.right,
    points: marks.points,
    questions: marks.questions.map(({ questionId, isRight }, at) => ({
      questionId,
      isRight,
      ...tellRight(sitting.seed, isTold ? questions[at] : undefined),
    })),
    revisit: presentRevisit(marks, slides),
  };
};

const tellRight = (seed: number, question: Question | undefined) => {
  if (!question) return { rightAnswers: null, rightPlace: null, explanation: null };
  const { explanation } = question;
  return question.kind === 'hotspot'
    ? { rightAnswers: null, rightPlace: question.target, explanation }
    : { rightAnswers: showAnswers(seed, question, rightOf(question)), rightPlace: null, explanation };
};

const rightOf = (question: Exclude<Question, { kind: 'hotspot' }>): string[] => {
  if (question.kind === 'order') return question.answers.map(({ answerId }) => answerId);
  return [question.right].flat();
};

/** A slide that there is no more is left out. */
const presentRevisit = ({ revisit }: Marks, slides: readonly Slide[]): TestResult['revisit'] =>
  revisit.flatMap(({ slideId, asked, wrong }) => {
    const at = slides.findIndex((slide) => slide.slideId === slideId);
    const slide = slides[at];
    return slide
      ? [{ slideId, title: slide.title, number: at + 1, seconds: slide.seconds, asked, wrong }]
      : [];
  });
