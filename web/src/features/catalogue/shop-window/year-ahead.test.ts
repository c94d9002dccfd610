import { expect, test } from 'vitest';
import { yearAhead } from './year-ahead.ts';

const today = '2027-03-16';

test('the year begins with this month and has a place for today', () => {
  const months = yearAhead({ starts: [], isPart: false, today });
  expect(months.map(({ month }) => month)).toEqual([
    ...['2027-03', '2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
    ...['2027-11', '2027-12', '2028-01', '2028-02'],
  ]);
  expect(months[0]?.now).toBe(48.39);
  expect(months.slice(1).every(({ now }) => now === null)).toBe(true);
  expect(months.every(({ count, marks }) => count === 0 && marks.length === 0)).toBe(true);
});

test('courses of one day share a mark and are counted each; without a date there is none', () => {
  const starts = ['2027-04-01', '2027-04-01', '2027-04-16', '2029-01-01', null];
  const april = yearAhead({ starts, isPart: false, today })[1];
  expect(april).toMatchObject({ marks: [0, 50], count: 3 });
});

test('where not all courses were read, no month claims a number it does not know', () => {
  const starts = ['2027-03-20', '2027-04-02', '2027-05-01'];
  const counts = yearAhead({ starts, isPart: true, today }).map(({ count }) => count);
  expect(counts.slice(0, 4)).toEqual([1, 1, null, null]);
});
