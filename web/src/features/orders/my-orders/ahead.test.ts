import { expect, test } from 'vitest';
import { coursesAhead, coursesPast, type MyLiveCourse } from './ahead.ts';
import type { MyCourse } from './course-rows.tsx';

const inPerson = (startDate: string | null, isPast = false) => ({ startDate, isPast }) as MyCourse;
const live = (startDate: string | null, next: string | null, isPast = false) =>
  ({ startDate, isPast, nextSession: next ? { date: next } : null }) as MyLiveCourse;

test('a live course that began weeks ago comes up on the day of its next session', () => {
  const [soon, late] = [inPerson('2027-03-09'), inPerson('2027-03-20')];
  const begun = live('2027-02-01', '2027-03-10');
  expect(coursesAhead([soon, late], [begun])).toEqual([soon, begun, late]);
});

test('what has no date yet comes last, and what has had its last session is not ahead', () => {
  const [open, dated] = [live(null, null), inPerson('2027-03-09')];
  expect(coursesAhead([dated], [open, live('2027-03-01', null)])).toEqual([dated, open]);
});

test('what is over of both kinds stands together, the latest at the top', () => {
  const [first, second] = [inPerson('2027-01-09', true), live('2027-02-01', null, true)];
  expect(coursesPast([first], [second])).toEqual([second, first]);
});
