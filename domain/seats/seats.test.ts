import { expect, it, test } from 'vitest';
import { gatewaySessionEndsAt, holdEndsAt, isHoldForfeited, seatsLeft } from './seats.ts';

const MINUTE = 60_000;

test.each([
  [20, 0, 20],
  [20, 19, 1],
  [20, 20, 0],
  [20, 21, 0],
])('of %i seats with %i taken, %i are left', (capacity, taken, left) => {
  expect(seatsLeft({ capacity, taken })).toBe(left);
});

it('holds a seat for 30 minutes unless told otherwise, and closes the payment page two minutes earlier', () => {
  expect(holdEndsAt(0)).toBe(30 * MINUTE);
  expect(holdEndsAt(0, 15)).toBe(15 * MINUTE);
  expect(gatewaySessionEndsAt(holdEndsAt(0))).toBe(28 * MINUTE);
});

it('gives a seat up ten minutes after the end of its hold', () => {
  expect(isHoldForfeited(30 * MINUTE, 40 * MINUTE - 1)).toBe(false);
  expect(isHoldForfeited(30 * MINUTE, 40 * MINUTE)).toBe(true);
});

test.each([0, -1, Number.NaN])('does not hold for %d minutes', (minutes) => {
  expect(() => holdEndsAt(0, minutes)).toThrow(RangeError);
});
