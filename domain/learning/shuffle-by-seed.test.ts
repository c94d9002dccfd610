import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disorderBySeed, shuffleBySeed } from './shuffle-by-seed.ts';

const things = (minLength: number) => fc.uniqueArray(fc.string(), { minLength, maxLength: 12 });

test('a seed gives all things once, and always in the same order', () => {
  fc.assert(
    fc.property(fc.string(), things(0), (seed, all) => {
      const mixed = shuffleBySeed(seed, all);
      expect(mixed.toSorted()).toEqual(all.toSorted());
      expect(shuffleBySeed(seed, all)).toEqual(mixed);
    }),
  );
});

test('what is to be put in order never begins solved', () => {
  fc.assert(
    fc.property(fc.string(), things(2), (seed, right) => {
      const mixed = disorderBySeed(seed, right);
      expect(mixed).not.toEqual(right);
      expect(mixed.toSorted()).toEqual(right.toSorted());
    }),
  );
});

test('every place is as likely as another', () => {
  const first = { a: 0, b: 0, c: 0, d: 0 };
  for (let seed = 0; seed < 4000; seed += 1) {
    const [one] = shuffleBySeed(`${seed} question`, ['a', 'b', 'c', 'd'] as const);
    if (one) first[one] += 1;
  }
  for (const times of Object.values(first)) expect(Math.abs(times - 1000)).toBeLessThan(150);
});
