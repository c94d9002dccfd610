import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

test('what is to be ordered never comes in the right order, and always in the same', () => {
  const right = ['draw', 'label', 'inject'];
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    const mixed = shuffled(seed, right);
    expect(mixed).not.toEqual(right);
    expect(mixed.toSorted()).toEqual(right.toSorted());
    expect(shuffled(seed, right)).toEqual(mixed);
  }
});
