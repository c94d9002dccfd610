import { expect, test } from 'vitest';
import { officeAgo, officeDay, officeDayTitle, officeMoment } from './office-time.ts';

test('the office reads an instant on the clocks of its seat', () => {
  expect(officeDay('2027-03-09T21:00:00Z')).toBe('2027-03-10');
  expect(officeMoment('2027-03-09T21:00:00Z')).toBe('10 March 2027, 01:00');
  expect(officeDayTitle('2027-03-09T21:00:00Z')).toBe('Wednesday, 10 March');
});

test('what was lately is told by its time, what was before by its day', () => {
  const now = '2027-03-09T21:00:00Z';
  expect(officeAgo(now, '2027-03-09T20:30:00Z')).toBe('today 00:30');
  expect(officeAgo(now, '2027-03-09T19:59:00Z')).toBe('yesterday 23:59');
  expect(officeAgo(now, '2027-03-08T19:59:00Z')).toBe('8 Mar 2027');
});
