import { expect, test } from 'vitest';
import { moveInLine } from './move-in-line.ts';

test.each([
  ['c', 1, ['c', 'a', 'b']],
  ['a', 3, ['b', 'c', 'a']],
  ['b', 2, ['a', 'b', 'c']],
  ['somebody who has left', 1, ['a', 'b', 'c']],
])('of a line of three, %s at place %i', (id, place, line) => {
  expect(moveInLine(['a', 'b', 'c'], id, place)).toEqual(line);
});
