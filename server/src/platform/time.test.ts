import { expect, test } from 'vitest';
import { endOfDayIn, instantOf, localDateIn, localTimeIn } from './time.ts';

test.each([
  ['2027-03-05 09:00', 'Asia/Dubai', '2027-03-05T05:00:00.000Z'],
  ['2027-03-05 23:59:59.999', 'Asia/Dubai', '2027-03-05T19:59:59.999Z'],
  ['2027-01-15 09:00', 'Europe/London', '2027-01-15T09:00:00.000Z'],
  ['2027-07-15 09:00', 'Europe/London', '2027-07-15T08:00:00.000Z'],
  // Clocks go forward at 01:00: half past one does not exist and is half past two.
  ['2027-03-28 01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  // Clocks go back at 02:00: half past one happens twice, and the first is meant.
  ['2027-10-31 01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-03-14 02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07 01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  const [day = '', time = ''] = local.split(' ');
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
});

test.each([
  ['2027-03-28T00:59:59.999Z', '2027-03-28', '00:59'],
  ['2027-03-28T01:00:00.000Z', '2027-03-28', '02:00'],
  ['2027-10-31T00:59:59.999Z', '2027-10-31', '01:59'],
  ['2027-10-31T01:00:00.000Z', '2027-10-31', '01:00'],
  ['2027-07-15T23:00:00.000Z', '2027-07-16', '00:00'],
])('at %s it is %s %s in London', (instant, day, time) => {
  expect(localDateIn(new Date(instant), 'Europe/London')).toBe(day);
  expect(localTimeIn(new Date(instant), 'Europe/London')).toBe(time);
});

test.each([
  ['2027-03-05', 'Asia/Dubai', '2027-03-05T19:59:59.999Z'],
  ['2027-03-28', 'Europe/London', '2027-03-28T22:59:59.999Z'],
  ['2027-10-31', 'Europe/London', '2027-10-31T23:59:59.999Z'],
  // Havana's clocks go back at 01:00, so that the hour after midnight is repeated.
  ['2027-11-06', 'America/Havana', '2027-11-07T03:59:59.999Z'],
])('the last millisecond of %s in %s is %s', (day, zone, instant) => {
  expect(endOfDayIn(day, zone).toISOString()).toBe(instant);
});

test('a zone or a day that does not exist is refused', () => {
  expect(() => instantOf('2027-03-05', '09:00', 'Mars/Olympus')).toThrow(RangeError);
  expect(() => instantOf('2027-02-30', '09:00', 'Asia/Dubai')).toThrow(RangeError);
});
