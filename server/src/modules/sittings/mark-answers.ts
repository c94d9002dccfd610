import { markTest } from '#domain/learning/mark-test.ts';
import type { Answers, Sitting, Test } from './sitting.ts';

type Marked = Pick<Sitting, 'answers' | 'submittedAt' | 'scorePercent' | 'isPassed'>;

/** What a sitting comes to that is handed in with these answers. */
export const markAnswers = (test: Test, answers: Answers, submittedAt: Date | null): Marked => {
  const { scorePercent, isPassed } = markTest(test, answers);
  return { answers, submittedAt, scorePercent, isPassed };
};
