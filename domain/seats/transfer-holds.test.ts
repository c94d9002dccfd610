import { expect, test } from 'vitest';
import { seatsForTransfers, transferHoldEndsAt } from './transfer-holds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each<[string, { deadlineAt: number | null; startsAt: number | null }, number]>([
  ['the days that are set', { deadlineAt: 30 * DAY, startsAt: 40 * DAY }, 5 * DAY],
  ['the deadline', { deadlineAt: 2 * DAY, startsAt: 40 * DAY }, 2 * DAY],
  ['a day before the start', { deadlineAt: 3 * DAY, startsAt: 3 * DAY }, 2 * DAY],
  ['the days that are set, where no date is fixed', { deadlineAt: null, startsAt: null }, 5 * DAY],
  ['a moment that is over', { deadlineAt: 10 * HOUR, startsAt: 10 * HOUR }, -14 * HOUR],
])('a transfer is waited for until %s', (_until, course, end) => {
  expect(transferHoldEndsAt({ now: 0, holdDays: 5, ...course })).toBe(end);
});

test.each([
  [1, 1],
  [3, 1],
  [6, 1],
  [7, 2],
  [10, 3],
  [20, 6],
])('of %i seats %i may wait for transfers', (capacity, seats) => {
  expect(seatsForTransfers(capacity)).toBe(seats);
});
