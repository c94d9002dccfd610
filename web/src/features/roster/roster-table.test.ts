import { expect, test } from 'vitest';
import { attendanceDays } from './roster-table.tsx';

test('the printed roster has a box for every day of the course', () => {
  expect(attendanceDays({ startDate: '2027-04-09', endDate: '2027-04-10' })).toEqual([1, 2]);
  expect(attendanceDays({ startDate: '2027-04-30', endDate: '2027-05-02' })).toHaveLength(3);
});

test('a course without dates is ticked once', () => {
  expect(attendanceDays({ startDate: null, endDate: null })).toEqual([1]);
});
