import { expect, test } from 'vitest';
import { sentenceFrom, timedScript, wordAt } from './timed-script.ts';

const SCRIPT = 'Draw 2.5 ml of saline. Dr. Haddad labels the vial! “Now” inject.';
const WORDS = SCRIPT.split(/\s+/).map((_, index) => index * 1000);
const script = timedScript(SCRIPT, WORDS);

test('a script is cut into its sentences, not at a figure or a title', () => {
  expect(script.sentences.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'Draw 2.5 ml of saline.',
    'Dr. Haddad labels the vial!',
    '“Now” inject.',
  ]);
  expect(script.sentences.map(({ startMs }) => startMs)).toEqual([0, 5000, 10_000]);
});

test('the word that is spoken is the last that has begun', () => {
  expect(wordAt(script, 0)).toBe(0);
  expect(wordAt(script, 5999)).toBe(5);
  expect(wordAt(script, 6000)).toBe(6);
  expect(wordAt(script, 99_000)).toBe(11);
});

test('timings that do not fit the script light nothing up', () => {
  const untimed = timedScript(SCRIPT, [0, 1]);
  expect(untimed.isTimed).toBe(false);
  expect(wordAt(untimed, 5000)).toBe(-1);
});

test('back leads to the beginning of the sentence, and from there to the one before', () => {
  expect(sentenceFrom(script, 8000, 'back')).toBe(5000);
  expect(sentenceFrom(script, 5500, 'back')).toBe(0);
  expect(sentenceFrom(script, 500, 'back')).toBe(0);
  expect(sentenceFrom(script, 5500, 'on')).toBe(10_000);
  expect(sentenceFrom(script, 11_000, 'on')).toBe(11_000);
});
