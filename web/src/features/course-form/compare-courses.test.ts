import { expect, test } from 'vitest';
import { sampleValues } from '#web/testing/sample-form.tsx';
import { changesBetween, mergeCourses, withoutFile, withValue } from './compare-courses.ts';
import type { FormValues } from './form-values.ts';
import { valueAt } from './value-at.ts';

const base = sampleValues();
const edit = (changes: Record<string, unknown>, of: FormValues = base) =>
  Object.entries(changes).reduce((values, [path, value]) => withValue(values, path, value), of);
const paths = (values: FormValues) => changesBetween(base, values).map(({ path }) => path);

test('a course that was only looked at has no changes', () => {
  expect(changesBetween(base, structuredClone(base))).toEqual([]);
});

test('a number as it is typed, and a day that was emptied, are what they were', () => {
  expect(paths(edit({ 'enrollment.seatsAvailable': '10', 'schedule.startDate': '' }))).toEqual([]);
});

test('every field counts once, a list as one', () => {
  expect(
    paths(edit({ 'basic.title': 'A', 'content.objectives': ['One', 'Two'], 'waitlist.enabled': true })),
  ).toEqual(['basic.title', 'waitlist.enabled', 'content.objectives']);
});

test('what only one of two people changed is taken from each', () => {
  const mine = edit({ 'basic.title': 'Mine' });
  const theirs = edit({ 'venue.address': 'Theirs' });
  const { merged, clashes, taken } = mergeCourses(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged.basic.title).toBe('Mine');
  expect(merged.venue.address).toBe('Theirs');
  expect(taken.map(({ path }) => path)).toEqual(['venue.address']);
});

test('what both changed is asked for, and is theirs until it is answered', () => {
  const mine = edit({ 'enrollment.basePrice': '1650' });
  const theirs = edit({ 'enrollment.basePrice': 1700 });
  const { merged, clashes } = mergeCourses(base, mine, theirs);
  expect(clashes).toEqual([{ path: 'enrollment.basePrice', mine: '1650', theirs: 1700 }]);
  expect(merged.enrollment.basePrice).toBe(1700);
});

test('the same change made twice is no question', () => {
  const { merged, clashes, taken } = mergeCourses(
    base,
    edit({ 'enrollment.basePrice': '1650' }),
    edit({ 'enrollment.basePrice': 1650 }),
  );
  expect(clashes).toEqual([]);
  expect(taken).toEqual([]);
  expect(Number(merged.enrollment.basePrice)).toBe(1650);
});

test('a picture that one set and the other left alone is taken whole', () => {
  const picture = { url: '/files/a/b.jpg', alt: 'A room' };
  const { merged } = mergeCourses(
    base,
    edit({ 'media.mainImage': picture }),
    edit({ 'basic.title': 'Theirs' }),
  );
  expect(merged.media.mainImage).toEqual(picture);
});

test('merging touches neither edit', () => {
  const theirs = edit({ 'basic.title': 'Theirs' });
  mergeCourses(base, edit({ 'venue.city': 'Dubai' }), theirs);
  expect(theirs.venue.city).toBe('');
});

test('a file taken off the stored course is in none of its lists', () => {
  const stored = edit({
    'media.images': ['/files/a', '/files/b'],
    'media.mainImage': { url: '/files/a', alt: '' },
    'media.captions': { '/files/a': 'The room', '/files/b': 'The door' },
  });
  const { media } = withoutFile(stored, '/files/a');
  expect(media).toMatchObject({
    images: ['/files/b'],
    mainImage: null,
    captions: { '/files/b': 'The door' },
  });
  expect(media.captions).not.toHaveProperty(['/files/a']);
});

test('a value is found by its path, also in a row', () => {
  const values = edit({ 'content.faq': [{ question: 'Why?', answer: '' }] });
  expect(valueAt(values, 'content.faq.0.question')).toBe('Why?');
  expect(valueAt(values, 'content.faq.1.question')).toBeUndefined();
});
