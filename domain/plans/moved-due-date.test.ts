import { expect, test } from 'vitest';
import { addDays, localDate } from '../time/local-date.ts';
import { movedDueDate } from './moved-due-date.ts';

const today = localDate('2027-03-01');
const agreedOn = localDate('2027-04-02');

test('a part that waits moves with the start, in either direction and once', () => {
  for (const days of [28, 0, -14]) {
    const moved = movedDueDate({ agreedOn, dueOn: agreedOn, days, today });
    expect(moved).toBe(addDays(agreedOn, days));
    expect(movedDueDate({ agreedOn, dueOn: moved, days, today })).toBe(moved);
  }
});

test('nothing becomes overdue by a move, and what is overdue stays so', () => {
  expect(movedDueDate({ agreedOn, dueOn: agreedOn, days: -60, today })).toBe(today);
  const missed = localDate('2027-02-28');
  expect(movedDueDate({ agreedOn: missed, dueOn: missed, days: 28, today })).toBe(missed);
});
