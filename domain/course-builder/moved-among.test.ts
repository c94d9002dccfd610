import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedAmong } from './moved-among.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const order = fc.shuffledSubarray(IDS);

/** The most of both orders that stand in one and the same order, found the slow way. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined) return 0;
  const without = longestCommon(rest, other);
  const at = other.indexOf(first);
  return at === -1 ? without : Math.max(without, 1 + longestCommon(rest, other.slice(at + 1)));
}

test('what is not said to have moved follows in both orders as before, and no fewer could be said to', () => {
  fc.assert(
    fc.property(order, order, (before, after) => {
      const moved = movedAmong(before, after);
      const common = before.filter((id) => after.includes(id));
      const stayed = common.filter((id) => !moved.has(id));
      expect(after.filter((id) => stayed.includes(id))).toEqual(stayed);
      expect(moved.size).toBe(common.length - longestCommon(before, after));
    }),
  );
});

test('one that is moved is one, and what is new or gone has not moved', () => {
  const long = Array.from({ length: 500 }, (_, at) => `s${at}`);
  expect(movedAmong(long, [...long.slice(1), 's0'])).toEqual(new Set(['s0']));
  expect(movedAmong(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(new Set(['c']));
  expect(movedAmong(['a', 'b', 'c'], ['a', 'new', 'c'])).toEqual(new Set());
});
