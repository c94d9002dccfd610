import { expect, test } from 'vitest';
import { horizonOf } from './horizon.ts';

const nothing = { today: '2027-03-02', courses: [], payments: [] };

test('the scale goes from the first of this month over four months at least', () => {
  const { months, today } = horizonOf(nothing);
  expect(months.map(({ name }) => name)).toEqual(['March', 'April', 'May', 'June']);
  expect(months[0]?.at).toBe(0);
  expect(today).toBeCloseTo((1 / 122) * 100, 1);
});

test('it reaches as far as there is something, for a year at most', () => {
  const far = horizonOf({ ...nothing, payments: ['2027-08-31'] });
  expect(far.months.at(-1)?.name).toBe('August');
  const course = { startDate: '2029-01-01', endDate: null };
  const tooFar = horizonOf({ ...nothing, courses: [course] });
  expect(tooFar.months).toHaveLength(12);
  expect(tooFar.courses).toEqual([]);
});

test('a course is as wide as its days, a payment stands on its day, and what is over is not on it', () => {
  const { courses, payments } = horizonOf({
    ...nothing,
    courses: [
      { startDate: '2027-04-09', endDate: '2027-04-10' },
      { startDate: null, endDate: null },
    ],
    payments: ['2027-03-01', '2027-03-01', '2027-02-28'],
  });
  expect(courses).toEqual([{ at: 31.97, width: 1.64 }]);
  expect(payments).toEqual([0]);
});
