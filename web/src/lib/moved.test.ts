import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an entry moves within its list and not beyond it', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
