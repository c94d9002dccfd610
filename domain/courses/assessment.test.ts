import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { isTestOpen, needsPart, quizQuestions } from './assessment.ts';

test('a certificate asks for the parts of an assessment that is required', () => {
  expect(needsPart({ type: 'both', required: true }, 'quiz')).toBe(true);
  expect(needsPart({ type: 'practical', required: true }, 'quiz')).toBe(false);
  expect(needsPart({ type: 'quiz', required: false }, 'quiz')).toBe(false);
});

test('what cannot be chosen from is not asked, nor are questions of a course that has no quiz', () => {
  const questions = [{ answers: ['Yes', 'No'] }, { answers: ['Yes'] }, { answers: [] }];
  expect(quizQuestions({ type: 'both', questions })).toEqual([{ answers: ['Yes', 'No'] }]);
  expect(quizQuestions({ type: 'practical', questions })).toEqual([]);
});

test('a test opens on the first day, and never where there is none', () => {
  const startDate = localDate('2027-04-09');
  expect(isTestOpen({ startDate, today: localDate('2027-04-08') })).toBe(false);
  expect(isTestOpen({ startDate, today: startDate })).toBe(true);
  expect(isTestOpen({ startDate, today: localDate('2028-01-01') })).toBe(true);
  expect(isTestOpen({ startDate: null, today: startDate })).toBe(false);
});
