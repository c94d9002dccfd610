import type { Answer } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';
import { post } from '../log/post.ts';
import type { Answers, SittingKey } from './kept-sitting.ts';

/** The server, as whoever sits a test knows it. */
export type SittingPost = {
  keep: (key: SittingKey, answers: Answers) => Promise<Answer<'keepAnswers'>>;
  handIn: (key: SittingKey, answers: Answers) => Promise<Answer<'submitTest'>>;
  /** Whose login this is: an id, null for nobody's, undefined without an answer. */
  findAccount: () => Promise<string | null | undefined>;
};

export const sittingPost: SittingPost = {
  keep: ({ courseId, testId, sittingId }, answers) =>
    testId === null
      ? call('keepAssessmentAnswers', { courseId, sittingId, answers })
      : call('keepAnswers', { courseId, testId, sittingId, answers }),
  handIn: ({ courseId, testId, sittingId }, answers) =>
    testId === null
      ? call('submitAssessment', { courseId, sittingId, answers })
      : call('submitTest', { courseId, testId, sittingId, answers }),
  findAccount: post.findAccount,
};
