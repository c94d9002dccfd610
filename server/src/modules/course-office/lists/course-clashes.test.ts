import { beforeEach, expect, test } from 'vitest';
import type { Clash } from '#contracts/course-office/admin-course-lists.ts';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addTeacher, addUser, type CourseOverrides } from '#server/testing/test-world.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');

const database = given(freshDatabase);
const academy = given(() => testCalls(adminCourseListBindings, { db: database.db, now: () => NOW }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

beforeEach(() => database.pool.query('TRUNCATE courses, instructors CASCADE'));

const add = async (code: string, startDate: string | null, overrides: CourseOverrides = {}) =>
  (await addCourse(database.db, { code, title: `Course ${code}`, startDate, ...overrides })).id;
const at = (name: string, city = 'Dubai') => ({ venue: { name }, city });
const teach = (...ids: string[]) => ({
  instructors: ids.map((instructorId) => ({ instructorId, role: 'Lead Instructor' })),
});
const hire = (firstName: string) =>
  addTeacher(database.db, { slug: firstName.toLowerCase(), firstName, lastName: 'Haddad' });

const asked = async (course?: string): Promise<{ conflicts: Clash[]; hasMore: boolean }> => {
  const { listCourseClashes } = adminCourseEndpoints;
  const query = course === undefined ? {} : { course };
  return listCourseClashes.response.parse((await academy.call(listCourseClashes, query, staff)).answer);
};
const clashes = async (course?: string) => (await asked(course)).conflicts;
const told = (found: Clash[]) =>
  found.map(({ kind, name, from, to, courses: [one, other] }) =>
    [kind, name, from, to, one?.courseCode, other?.courseCode].join(' '),
  );

test('nobody is at two courses on one day, be they in different cities', async () => {
  const [maya, omar] = [await hire('Maya'), await hire('Omar')];
  await add('ONE', '2027-03-05', { endDate: '2027-03-07', city: 'Dubai', ...teach(maya) });
  await add('TWO', '2027-03-07', { endDate: '2027-03-09', city: 'London', ...teach(omar, maya) });
  await add('NEXT-DAY', '2027-03-10', teach(maya, omar));
  expect(told(await clashes())).toEqual(['instructor Maya Haddad 2027-03-07 2027-03-07 ONE TWO']);
});

test('a venue is one place whatever its name’s case, and another one in another city', async () => {
  await add('ONE', '2027-03-05', { endDate: '2027-03-20', ...at('Harbour Clinic') });
  await add('INSIDE', '2027-03-08', { endDate: null, ...at(' harbour CLINIC', 'DUBAI') });
  await add('ELSEWHERE', '2027-03-08', at('Harbour Clinic', 'London'));
  await add('NAMELESS', '2027-03-08', at(''));
  await add('NAMELESS-TOO', '2027-03-08', at(' '));
  await add('AFTER', '2027-03-21', at('Harbour Clinic'));
  expect(told(await clashes())).toEqual(['venue harbour CLINIC, DUBAI 2027-03-08 2027-03-08 ONE INSIDE']);
});

test('each thing that two courses share is told once, also when they begin together', async () => {
  const [maya, omar] = [await hire('Maya'), await hire('Omar')];
  const both = { endDate: '2027-03-07', ...at('Harbour Clinic'), ...teach(maya, omar) };
  await add('ONE', '2027-03-05', both);
  await add('TWO', '2027-03-05', { ...both, endDate: '2027-03-06' });
  expect(told(await clashes())).toEqual([
    'instructor Maya Haddad 2027-03-05 2027-03-06 ONE TWO',
    'instructor Omar Haddad 2027-03-05 2027-03-06 ONE TWO',
    'venue Harbour Clinic, Dubai 2027-03-05 2027-03-06 ONE TWO',
  ]);
});

test('what is drafted, cancelled, over, undated or a template asks for nothing', async () => {
  const here = at('Harbour Clinic');
  await add('ONE', '2027-02-08', { endDate: '2027-02-12', ...here });
  await add('DRAFT', '2027-02-11', { status: 'draft', ...here });
  await add('CANCELLED', '2027-02-11', { status: 'cancelled', ...here });
  await add('COMPLETED', '2027-02-11', { status: 'completed', ...here });
  await add('OVER', '2027-02-08', { endDate: '2027-02-09', ...here });
  await add('UNDATED', null, here);
  await add('TEMPLATE', '2027-02-11', { metadata: { isTemplate: true }, ...here });
  expect(await clashes()).toEqual([]);
  await add('CLOSED', '2027-02-12', { status: 'closed', ...here });
  expect(told(await clashes())).toEqual(['venue Harbour Clinic, Dubai 2027-02-12 2027-02-12 ONE CLOSED']);
});

test('of one course are told those that it is part of', async () => {
  const maya = await hire('Maya');
  await add('ONE', '2027-03-05', teach(maya));
  const two = await add('TWO', '2027-03-06', teach(maya));
  await add('THREE', '2027-03-07', teach(maya));
  await add('FOUR', '2027-03-08', teach(maya));
  expect(told(await clashes(two))).toEqual([
    'instructor Maya Haddad 2027-03-06 2027-03-06 ONE TWO',
    'instructor Maya Haddad 2027-03-07 2027-03-07 TWO THREE',
  ]);
  expect(await clashes()).toHaveLength(3);
  expect(await clashes('0198c0de-0000-7000-8000-000000000000')).toEqual([]);
});

test('a course that is said to last for thousands of years is no burden, and what is beyond 200 clashes is said to be there', async () => {
  const maya = await hire('Maya');
  await add('ENDLESS', '2027-03-01', { endDate: '9999-12-31', ...teach(maya) });
  for (let run = 0; run < 19; run++) await add(`RUN-${run}`, '2027-03-05', teach(maya));
  for (let room = 0; room < 5; room++) await add(`ROOM-${room}`, '2027-04-05', at('Harbour Clinic'));
  const all = await asked();
  expect([all.conflicts.length, all.hasMore]).toEqual([190 + 10, false]);
  expect(all.conflicts[0]?.courses[0]?.courseCode).toBe('ENDLESS');
  await add('ONE-MORE', '2027-04-05', at('Harbour Clinic'));
  const first = await asked();
  expect([first.conflicts.length, first.hasMore]).toEqual([200, true]);
});

test('clashes are told to staff alone', async () => {
  const ask = async (by?: User) =>
    (await academy.call(adminCourseEndpoints.listCourseClashes, {}, by)).status;
  expect([await ask(), await ask(await addUser(database.db))]).toEqual([401, 403]);
});
