import { expect, test } from 'vitest';
import { blankRecipe as base, type Recipe } from '#web/testing/recipe-form.ts';
import { valueAt } from '../value-at.ts';
import { changesBetween, mergeEdits, withValue } from './compare.ts';
import { valueWords } from './value-words.ts';

const edit = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce((values, [path, value]) => withValue(values, path, value), base);
const paths = (values: Recipe) => changesBetween(base, values).map(({ path }) => path);

test('what was only looked at has no changes', () => {
  expect(changesBetween(base, structuredClone(base))).toEqual([]);
});

test('a number as it is typed, and a day that was emptied, are what they were', () => {
  expect(paths(edit({ 'basics.minutes': '10', 'basics.servedOn': '' }))).toEqual([]);
});

test('every field counts once, a list as one', () => {
  expect(paths(edit({ 'basics.title': 'A', 'story.tags': ['One', 'Two'], 'story.isSecret': true }))).toEqual([
    'basics.title',
    'story.tags',
    'story.isSecret',
  ]);
});

test('what only one of two people changed is taken from each', () => {
  const mine = edit({ 'basics.title': 'Mine' });
  const theirs = edit({ 'story.tags': ['Theirs'] });
  const { merged, clashes, taken } = mergeEdits(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged.basics.title).toBe('Mine');
  expect(merged.story.tags).toEqual(['Theirs']);
  expect(taken.map(({ path }) => path)).toEqual(['story.tags']);
});

test('what both changed is asked for, and is mine until it is answered', () => {
  const { merged, clashes } = mergeEdits(
    base,
    edit({ 'basics.minutes': '16' }),
    edit({ 'basics.minutes': 17 }),
  );
  expect(clashes).toEqual([{ path: 'basics.minutes', mine: '16', theirs: 17 }]);
  expect(merged.basics.minutes).toBe('16');
});

test('the same change made twice is no question', () => {
  const { merged, clashes, taken } = mergeEdits(
    base,
    edit({ 'basics.minutes': '16' }),
    edit({ 'basics.minutes': 16 }),
  );
  expect(clashes).toEqual([]);
  expect(taken).toEqual([]);
  expect(Number(merged.basics.minutes)).toBe(16);
});

test('a picture that one set and the other left alone is taken whole', () => {
  const image = { url: '/files/a/b.jpg', alt: 'A table' };
  const { merged } = mergeEdits(base, edit({ 'picture.image': image }), edit({ 'basics.title': 'Theirs' }));
  expect(merged.picture.image).toEqual(image);
});

test('merging touches neither edit', () => {
  const theirs = edit({ 'basics.title': 'Theirs' });
  mergeEdits(base, edit({ 'story.isSecret': true }), theirs);
  expect(theirs.story.isSecret).toBe(false);
});

test('a value is found by its path, also in a row', () => {
  const values = edit({ 'story.steps': [{ text: 'Boil' }] });
  expect(valueAt(values, 'story.steps.0.text')).toBe('Boil');
  expect(valueAt(values, 'story.steps.1.text')).toBeUndefined();
});

test('a value is told as a person would', () => {
  expect(valueWords(['a', 'b'])).toBe('a; b');
  expect(valueWords(null)).toBe('nothing');
  expect(valueWords(true)).toBe('yes');
});
