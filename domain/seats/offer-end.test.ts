import { expect, test } from 'vitest';
import { offerEndsAt } from './offer-end.ts';

const HOUR = 3_600_000;

test.each([
  ['24 hours', null, 24 * HOUR],
  ['24 hours, where the deadline is far', 40 * HOUR, 24 * HOUR],
  ['12 hours before the deadline', 30 * HOUR, 18 * HOUR],
  ['12 hours before the deadline, an hour at least', 13 * HOUR, HOUR],
])('a seat is offered until %s', (_until, deadlineAt, end) => {
  expect(offerEndsAt({ now: 0, deadlineAt })).toBe(end);
});

test('too near the deadline no seat is offered', () => {
  expect(offerEndsAt({ now: 0, deadlineAt: 13 * HOUR - 1 })).toBeNull();
});
