import type { CourseTest } from '#contracts/learning/content.ts';

/** A question with what is right and what it counts: 1 where nothing is said. */
export type Question = CourseTest['questions'][number] & { points?: number };

/** A test with its right answers: what leaves the server is made of it in `present-test.ts` only. */
export type Test = Omit<CourseTest, 'questions'> & { questions: readonly Question[] };

/** By question: ids of the test's own answers in their order, or one place as "x,y". */
export type Answers = Record<string, string[]>;

/** Questions and answers in the order of the seed, marked once. */
export type Sitting = {
  id: string;
  number: number;
  seed: number;
  startedAt: Date;
  /** Null without a time limit. */
  endsAt: Date | null;
  answers: Answers;
  submittedAt: Date | null;
  scorePercent: number | null;
  isPassed: boolean | null;
};
