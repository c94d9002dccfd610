import { expect, test } from 'vitest';
import { teaserOf } from './course-teaser.ts';

test('200 characters are shown whole, the 201st is cut off', () => {
  expect(teaserOf('a'.repeat(200))).toBe('a'.repeat(200));
  expect(teaserOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
});

test('a space before the cut does not stay', () => {
  expect(teaserOf(`${'a'.repeat(199)} more`)).toBe(`${'a'.repeat(199)}…`);
});

test('an emoji at the edge is whole or not there', () => {
  expect(teaserOf(`${'a'.repeat(199)}💉💉`)).toBe(`${'a'.repeat(199)}💉…`);
  expect(teaserOf('')).toBe('');
});
