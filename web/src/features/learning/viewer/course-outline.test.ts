import { expect, test } from 'vitest';
import { sampleContent } from '#web/testing/sample-learning.ts';
import { addressOf, openingSpot, slidesOf, standing } from './course-outline.ts';

const nowhere = { slide: null, at: null };

test('who comes for the first time begins at the first slide of the first section', () => {
  expect(openingSpot(sampleContent(), nowhere)).toEqual({ slideId: 'units', positionMs: 0 });
});

test('who comes back goes on at the slide and second where they were', () => {
  const content = sampleContent({ slideId: 'dose', positionMs: 41_500 });
  expect(openingSpot(content, nowhere)).toEqual({ slideId: 'dose', positionMs: 41_500 });
});

test('an address leads to its slide and second, whatever was left', () => {
  const content = sampleContent({ slideId: 'dose', positionMs: 41_500 });
  expect(openingSpot(content, { slide: 'units', at: null })).toEqual({ slideId: 'units', positionMs: 0 });
  expect(openingSpot(content, { slide: 'dose', at: '12' })).toEqual({ slideId: 'dose', positionMs: 12_000 });
  expect(openingSpot(content, { slide: 'dose', at: 'soon' })?.positionMs).toBe(41_500);
});

test('a slide of another version leads to where the learner was', () => {
  const content = sampleContent({ slideId: 'dose', positionMs: 0 });
  expect(openingSpot(content, { slide: 'gone', at: '9' })?.slideId).toBe('dose');
});

test('a slide that was heard to its end begins anew', () => {
  const content = sampleContent({ slideId: 'dose', positionMs: 59_500 });
  expect(openingSpot(content, nowhere)?.positionMs).toBe(0);
});

test('a course without slides opens nowhere', () => {
  expect(openingSpot({ ...sampleContent(), modules: [] }, nowhere)).toBeNull();
});

test('an address names whole seconds, and none at the beginning', () => {
  expect(addressOf({ slideId: 'dose', positionMs: 41_900 })).toEqual({ search: '?slide=dose&at=41' });
  expect(addressOf({ slideId: 'dose', positionMs: 900 })).toEqual({ search: '?slide=dose' });
});

test('what is left is counted in slides and minutes', () => {
  const slides = slidesOf(sampleContent().modules);
  const { done, open, minutesLeft } = standing(slides, new Set(['units', 'dose']));
  expect([done, open.length, minutesLeft]).toEqual([2, 3, 3]);
  expect(standing(slides, new Set(slides.map(({ slideId }) => slideId))).minutesLeft).toBe(0);
});
