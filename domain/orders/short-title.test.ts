import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test('an order goes by its first course, and says how many others there are', () => {
  expect(shortTitle(['Botox Level 1'])).toBe('Botox Level 1');
  expect(shortTitle(['Botox Level 1', 'Fillers', 'Anatomy'])).toBe('Botox Level 1 and 2 more');
});
