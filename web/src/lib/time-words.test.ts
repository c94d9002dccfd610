import { expect, test } from 'vitest';
import { timeFrom } from './time-words.ts';

test.each([
  ['2027-06-20T08:18:00Z', '12:18 today'],
  ['2027-06-20T21:18:00Z', '01:18 tomorrow'],
  ['2027-06-22T08:18:00Z', '12:18 on 22 June 2027'],
])('%s is told by the clocks of the venue as %s', (instant, told) => {
  expect(timeFrom('2027-06-20T06:00:00Z', { zone: 'Asia/Dubai', instant })).toBe(told);
});
