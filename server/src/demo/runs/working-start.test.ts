import { expect, test } from 'vitest';
import { addDays, compareDates, daysBetween, localDate } from '#domain/time/local-date.ts';
import { demoCourses } from '../courses.ts';
import { isHoliday, workingStart } from './working-start.ts';

const daysOfAYear = Array.from({ length: 366 }, (_, index) => addDays(localDate('2027-06-01'), index));
const dated = demoCourses.flatMap(({ startsIn, lastsDays }) =>
  startsIn === null ? [] : { startsIn, lastsDays },
);

test('whenever the demo is loaded, nobody teaches on a holiday but in what is going on', () => {
  for (const today of daysOfAYear) {
    for (const run of dated) {
      const start = workingStart({ today, ...run });
      const days = Array.from({ length: run.lastsDays }, (_, index) => addDays(start, index));
      if (!days.includes(today)) expect(days.filter(isHoliday), `${today} ${run.startsIn}`).toEqual([]);
    }
  }
});

test('a course moves by two weeks at most, and never from the past to what is to come or back', () => {
  for (const today of daysOfAYear) {
    for (const run of dated) {
      const start = workingStart({ today, ...run });
      expect(Math.abs(daysBetween(addDays(today, run.startsIn), start))).toBeLessThanOrEqual(14);
      expect(Math.sign(compareDates(start, today))).toBe(Math.sign(run.startsIn));
    }
  }
});
