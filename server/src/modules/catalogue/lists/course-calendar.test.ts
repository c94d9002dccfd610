import { beforeAll, expect, test } from 'vitest';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { getCourseCalendar } from '#contracts/courses/in-person-courses.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { catalogueBindings } from '../catalogue.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(catalogueBindings, { db: database.db, now: () => now }));
let now = new Date('2027-02-10T08:00:00Z');

beforeAll(async () => {
  const { db } = database;
  const skin = { slug: 'skin', title: 'Skin', discipline: 'skin' } as const;
  await addCourse(db, { title: 'Autumn', startDate: '2026-10-05', endDate: null });
  await addCourse(db, { title: 'Into February', startDate: '2027-01-31', endDate: '2027-02-02' });
  await addCourse(db, { title: 'Late', startDate: '2027-02-20', startTime: '14:00' });
  await addCourse(db, { title: 'Early', startDate: '2027-02-20', startTime: '08:00', series: skin });
  await addCourse(db, { title: 'Last day of February', startDate: '2027-02-28', endDate: '2027-02-28' });
  await addCourse(db, { title: 'All of spring', startDate: '2027-04-01', endDate: '2027-06-30' });
  await addCourse(db, { title: 'Some day', startDate: null });
  await addCourse(db, { title: 'Draft', startDate: '2027-03-01', status: 'draft' });
  await addCourse(db, { title: 'Cancelled', startDate: '2027-03-01', status: 'cancelled' });
});

const month = async (query: Record<string, string> = {}) => {
  const { answer } = await academy.call(getCourseCalendar, query);
  const courses = answer.courses as CourseSummary[];
  const { month: shown, previousWithCourses: previous, nextWithCourses: next } = answer;
  return { month: shown, previous, next, titles: courses.map((course) => course.basic.title) };
};

test('a month has what takes place in it, wholly or in part, past days among them, by date and time', async () => {
  expect(await month()).toEqual({
    month: '2027-02',
    previous: '2027-01',
    next: '2027-04',
    titles: ['Into February', 'Early', 'Late', 'Last day of February'],
  });
});

test('a course of several months is in each of them, and one leads from month to month that has courses', async () => {
  expect(await month({ month: '2027-05' })).toMatchObject({
    previous: '2027-04',
    next: '2027-06',
    titles: ['All of spring'],
  });
  expect(await month({ month: '2027-06' })).toMatchObject({ previous: '2027-05', next: null });
  expect(await month({ month: '2027-03' })).toMatchObject({
    previous: '2027-02',
    next: '2027-04',
    titles: [],
  });
  expect(await month({ month: '2026-10' })).toMatchObject({ previous: null, next: '2027-01' });
});

test('the filters of the list hold, also for the months around', async () => {
  expect(await month({ discipline: 'skin' })).toMatchObject({
    previous: null,
    next: null,
    titles: ['Early'],
  });
  expect(await month({ q: 'february' })).toMatchObject({
    previous: '2027-01',
    next: null,
    titles: ['Into February', 'Last day of February'],
  });
  expect(await month({ status: 'closed' })).toMatchObject({ previous: null, titles: [] });
});

test('the present month is that of the academy', async () => {
  // Dubai is four hours ahead of UTC.
  now = new Date('2027-02-28T19:59:59Z');
  expect((await month()).month).toBe('2027-02');
  now = new Date('2027-02-28T20:00:00Z');
  expect((await month()).month).toBe('2027-03');
});

test('what is no month is refused', async () => {
  expect((await academy.call(getCourseCalendar, { month: '2027-13' })).status).toBe(400);
});
