import { expect, test } from 'vitest';
import { entriesIn } from './list-text.ts';

test('what is pasted with commas or lines becomes several entries', () => {
  expect(entriesIn('a, b,c\n d\n\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(entriesIn(' , ')).toEqual([]);
});
