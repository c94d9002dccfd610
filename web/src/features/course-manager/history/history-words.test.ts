import { expect, test } from 'vitest';
import { valueWords } from './history-words.ts';

test('what a field was and is stands in words, not in the names of the machine', () => {
  expect(valueWords('basic.status', 'in-progress')).toBe('In progress');
  expect(valueWords('schedule.startDate', '2027-04-09')).toBe('9 April 2027');
  expect(valueWords('contact.email', '')).toBe('empty');
});

test('what somebody wrote stays as it was written', () => {
  expect(valueWords('basic.title', 'hands-on')).toBe('hands-on');
});
