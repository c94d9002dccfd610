import { expect, test } from 'vitest';
import { sampleCourse } from '#web/testing/sample-course.ts';
import { bookableRows, catalogueQuery, courseRow, monthsOf } from './course-lists.ts';

const toxin = sampleCourse({
  title: 'Botulinum Toxin',
  code: 'INJ-101',
  city: 'Dubai',
  start: '2027-04-09',
  end: '2027-04-10',
});
const laser = sampleCourse({
  title: 'Laser Safety',
  code: 'LAS-120',
  city: 'Berlin',
  start: '2027-05-19',
  discipline: 'skin',
});
const scan = sampleCourse({
  title: 'Ultrasound',
  code: 'ULS-220',
  city: 'Madrid',
  instructors: 'Dr Inés Ferrer',
});

test('rows stand under their month, those without a date last', () => {
  expect(monthsOf([scan, toxin, laser]).map(({ label }) => label)).toEqual([
    'April 2027',
    'May 2027',
    'Date to be announced',
  ]);
});

test('a page of the catalog asks for what it is about, and any other page for everything', () => {
  expect(catalogueQuery('specialized-training-programs')).toEqual({ discipline: 'dentistry,safety,skin' });
  expect(catalogueQuery('comprehensive-training-programs')).toEqual({ severalDays: true });
  expect(catalogueQuery('all-courses')).toEqual({});
});

test('only what one can enroll in is offered as bookable', () => {
  const full = sampleCourse({ code: 'FUL-1', enrollment: { isEnrollable: false } });
  expect(bookableRows([full, toxin, laser, scan], 2).map(({ code }) => code)).toEqual(['INJ-101', 'LAS-120']);
});

test('a row carries no description to the browser', () => {
  expect(courseRow(toxin).basic).toEqual({ title: 'Botulinum Toxin' });
});
