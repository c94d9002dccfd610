import { expect, test } from 'vitest';
import { outcomeWords, prettyJson, STATE_CHOICES, tookWords } from './delivery-words.ts';

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [15_040, '15.0 s'],
])('%i milliseconds are said as %s', (ms, words) => expect(tookWords(ms)).toBe(words));

test('what came of a try is its problem, else what was answered', () => {
  expect(outcomeWords({ status: 302, problem: 'Redirected (302)' })).toBe('Redirected (302)');
  expect(outcomeWords({ status: 204, problem: '' })).toBe('Answered 204');
  expect(outcomeWords({ status: null, problem: '' })).toBe('');
});

test('a message is read line by line', () => {
  expect(prettyJson('{"type":"a","data":{}}')).toBe('{\n  "type": "a",\n  "data": {}\n}');
});

test('the log is filtered by how messages stand', () => {
  expect(STATE_CHOICES.map(({ label }) => label)).toEqual(['Waiting', 'Failing', 'Delivered', 'Given up']);
});
