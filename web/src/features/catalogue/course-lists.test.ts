import { expect, test } from 'vitest';
import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { coursesOfPage, monthsOf, searchCourses } from './course-lists.ts';
import { sampleCourse } from './sample-course.ts';

const titles = (courses: readonly CourseSummary[]) => courses.map(({ basic }) => basic.title);

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

test('a course is found by title, code, city or instructor, whatever the case', () => {
  const courses = [toxin, laser, scan];
  expect(titles(searchCourses(courses, 'TOXIN'))).toEqual(['Botulinum Toxin']);
  expect(titles(searchCourses(courses, 'las-120'))).toEqual(['Laser Safety']);
  expect(titles(searchCourses(courses, 'madrid'))).toEqual(['Ultrasound']);
  expect(titles(searchCourses(courses, 'ines'))).toEqual(['Ultrasound']);
  expect(titles(searchCourses(courses, 'toxin dubai'))).toEqual(['Botulinum Toxin']);
  expect(searchCourses(courses, 'toxin berlin')).toEqual([]);
  expect(searchCourses(courses, '  ')).toHaveLength(3);
});

test('rows stand under their month, those without a date last', () => {
  expect(monthsOf([scan, toxin, laser]).map(({ label }) => label)).toEqual([
    'April 2027',
    'May 2027',
    'Date to be announced',
  ]);
});

test('a page of the catalogue lists what it is about, and any other page everything', () => {
  expect(titles(coursesOfPage('specialized-training-programs', [toxin, laser]))).toEqual(['Laser Safety']);
  expect(titles(coursesOfPage('comprehensive-training-programs', [toxin, laser]))).toEqual([
    'Botulinum Toxin',
  ]);
  expect(coursesOfPage('all-courses', [toxin, laser])).toHaveLength(2);
});
