import { expect, test } from 'vitest';
import { statusWords, statusWordsOf } from '#web/lib/course-status-words.ts';
import { valueWords } from './history-words.ts';

test('what a field was and is stands in words, not in the names of the machine', () => {
  expect(valueWords('basic.status', 'in-progress', statusWords)).toBe('In progress');
  expect(valueWords('basic.status', 'closed', statusWordsOf('ELearningCourse'))).toBe('Archived');
  expect(valueWords('schedule.startDate', '2027-04-09', statusWords)).toBe('9 April 2027');
  expect(valueWords('contact.email', '', statusWords)).toBe('empty');
});

test('what somebody wrote stays as it was written', () => {
  expect(valueWords('basic.title', 'hands-on', statusWords)).toBe('hands-on');
});
