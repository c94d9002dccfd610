import { expect, test } from 'vitest';
import { accessMonthsOf } from './access-months.ts';

test('what was paid is open for life, what was free for a year, unless the course says how long', () => {
  expect(accessMonthsOf({ accessMonths: null }, false)).toBeNull();
  expect(accessMonthsOf({ accessMonths: null }, true)).toBe(12);
  expect([true, false].map((isFree) => accessMonthsOf({ accessMonths: 6 }, isFree))).toEqual([6, 6]);
});
