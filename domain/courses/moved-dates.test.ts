import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, localDate } from '../time/local-date.ts';
import { movedWithStart } from './moved-dates.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(localDate('2020-01-01'), days));

test('end and deadline keep their distance from a start that is moved', () => {
  fc.assert(
    fc.property(day, fc.record({ startDate: day, endDate: day, registrationDeadline: day }), (to, days) => {
      const { endDate, registrationDeadline } = movedWithStart(days, to);
      expect(endDate && daysBetween(to, endDate)).toBe(daysBetween(days.startDate, days.endDate));
      expect(registrationDeadline && daysBetween(to, registrationDeadline)).toBe(
        daysBetween(days.startDate, days.registrationDeadline),
      );
    }),
  );
});

test('what a course does not have is not invented', () => {
  const days = { startDate: '2027-03-05', endDate: null, registrationDeadline: null };
  expect(movedWithStart(days, '2027-04-05')).toEqual({ endDate: null, registrationDeadline: null });
});

test('without a start, before or after, the other days stay', () => {
  const others = { endDate: '2027-03-06', registrationDeadline: '2027-03-01' };
  expect(movedWithStart({ startDate: null, ...others }, '2027-04-05')).toEqual(others);
  expect(movedWithStart({ startDate: '2027-03-05', ...others }, null)).toEqual(others);
});
