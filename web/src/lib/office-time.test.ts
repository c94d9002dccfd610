import { expect, test } from 'vitest';
import { officeDay, officeDayTitle, officeMoment } from './office-time.ts';

test('the office reads an instant on the clocks of its seat', () => {
  expect(officeDay('2027-03-09T21:00:00Z')).toBe('2027-03-10');
  expect(officeMoment('2027-03-09T21:00:00Z')).toBe('10 March 2027, 01:00');
  expect(officeDayTitle('2027-03-09T21:00:00Z')).toBe('Wednesday, 10 March');
});
