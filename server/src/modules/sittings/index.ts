export { markAnswers } from './mark-answers.ts';
export { mergeAnswers } from './merge-answers.ts';
export { presentSitting, presentTest } from './present-test.ts';
export type { Answers, Question, Sitting, Test } from './sitting.ts';
export {
  drawSeed,
  mayBeTold,
  requireAttemptLeft,
  requireNotHandedIn,
  requireOwnSitting,
} from './test-rules.ts';
