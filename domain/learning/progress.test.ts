import { expect, test } from 'vitest';
import { nearestLeft } from './progress.ts';

const ORDER = ['units', 'dose', 'layers', 'day-14'];
const nearest = (slideId: string, left: string[]) => nearestLeft(slideId, ORDER, new Set(left));

test('who stands at a slide that is gone goes on at the next one that is left', () => {
  expect(nearest('dose', ['units', 'layers', 'day-14'])).toBe('layers');
  expect(nearest('dose', ['units', 'day-14'])).toBe('day-14');
});

test('where nothing after it is left, at the one before it', () => {
  expect(nearest('day-14', ['units', 'dose'])).toBe('dose');
});

test('nowhere where nothing is left, or the slide was of another version', () => {
  expect(nearest('dose', [])).toBeUndefined();
  expect(nearest('gone-before', ['units'])).toBeUndefined();
});
