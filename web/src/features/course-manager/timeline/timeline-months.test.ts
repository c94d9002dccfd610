import { expect, test } from 'vitest';
import type { AdminCourseRow, Clash } from '#contracts/course-office/admin-course-lists.ts';
import { sampleRow } from '#web/testing/sample-course-row.ts';
import { clashesOf, nextMonth, timelineMonths } from './timeline-months.ts';

const on = (_id: string, startDate: string | null): AdminCourseRow => ({
  ...sampleRow,
  _id,
  schedule: { ...sampleRow.schedule, startDate },
});

const months = timelineMonths([
  on('d', null),
  on('c', '2027-04-23'),
  on('a', '2026-12-30'),
  on('b', '2027-04-09'),
]);

test('months and their courses stand in the order of the calendar, those without a date last', () => {
  expect(months.map(({ title, courses }) => [title, courses.map(({ _id }) => _id)])).toEqual([
    ['December 2026', ['a']],
    ['April 2027', ['b', 'c']],
    ['Without a date', ['d']],
  ]);
});

test('the way past what is over is offered only where something is', () => {
  expect(nextMonth(months, '2027-01-15')?.month).toBe('2027-04');
  expect(nextMonth(months, '2026-12-01')).toBeUndefined();
  expect(nextMonth(months, '2027-05-01')).toBeUndefined();
});

test('a conflict stands at both of its courses and names the other', () => {
  const course = (_id: string) => ({ _id, courseCode: _id.toUpperCase(), title: _id });
  const clash: Clash = {
    kind: 'venue',
    name: 'Clinica Uno',
    from: '2027-04-09',
    to: '2027-04-10',
    courses: [course('b'), course('c')],
  };
  expect(clashesOf('b', [clash]).map(({ other }) => other.courseCode)).toEqual(['C']);
  expect(clashesOf('c', [clash]).map(({ other }) => other.courseCode)).toEqual(['B']);
  expect(clashesOf('a', [clash])).toEqual([]);
});
