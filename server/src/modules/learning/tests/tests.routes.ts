import { testEndpoints as tests } from '#contracts/learning/tests.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getTest } from './get-test.ts';
import { keepAnswers } from './keep-answers.ts';
import { startTest } from './start-test.ts';
import { submitTest } from './submit-test.ts';

export const testBindings: Binding[] = [
  on(tests.getTest, getTest),
  on(tests.startTest, startTest),
  on(tests.keepAnswers, keepAnswers),
  on(tests.submitTest, submitTest),
];
