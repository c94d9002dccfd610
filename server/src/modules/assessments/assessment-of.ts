import { quizQuestions } from '#domain/courses/assessment.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { Question, Test } from '#server/modules/sittings/index.ts';

/** A run has one test. */
export const ASSESSMENT = 'assessment';

/** The test that the form of a course describes; null where it has none. */
export const assessmentOf = ({ assessment, certification }: Run): Test | null => {
  const questions = quizQuestions(assessment).map(toQuestion);
  if (questions.length === 0) return null;
  return {
    testId: ASSESSMENT,
    title: 'Assessment',
    passPercent: neededScore({ assessment, certification }),
    attempts: 1 + assessment.retakesAllowed,
    minutes: null,
    questions,
  };
};

/** Who passes has what the certificate asks for. */
export const neededScore = ({
  assessment,
  certification: { enabled, requirements },
}: Pick<Run, 'assessment' | 'certification'>): number =>
  enabled ? Math.max(assessment.passingScore, requirements.minimumScore) : assessment.passingScore;

type Asked = Run['assessment']['questions'][number];

const answerId = (at: number) => `answer-${at + 1}`;

/** No slide teaches it, and nothing is said of why. */
const toQuestion = ({ question, answers, correctAnswer, points }: Asked, at: number): Question => ({
  questionId: `question-${at + 1}`,
  kind: 'single',
  prompt: question,
  picture: null,
  explanation: '',
  answers: answers.map((text, place) => ({ answerId: answerId(place), text })),
  right: answerId(correctAnswer),
  slideId: '',
  points,
});
