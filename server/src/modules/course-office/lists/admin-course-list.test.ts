import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { ADMIN_COURSE_VIEWS } from '#contracts/course-office/course-list-options.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { courseSeries, courses } from '#server/db/schema/index.ts';
import type { CourseChanges } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import {
  addCourse,
  addTeacher,
  addUser,
  type CourseOverrides,
  setCourse,
} from '#server/testing/test-world.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');

const { listAdminCourses } = adminCourseEndpoints;
const database = given(freshDatabase);
const academy = given(() => testCalls(adminCourseListBindings, { db: database.db, now: () => NOW }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const add = async (code: string, overrides: CourseOverrides, changes?: CourseChanges) => {
  const { id } = await addCourse(database.db, { code, title: `Course ${code}`, ...overrides });
  if (changes) await setCourse(database.db, id, changes);
  return id;
};
const people = (enrolled: number, held = 0) => ({ enrolled, taken: enrolled + held });

beforeAll(async () => {
  const ines = await addTeacher(database.db, {
    slug: 'ines',
    firstName: 'Inés',
    lastName: 'Núñez',
    city: 'Madrid',
  });
  await add(
    'A-SOON',
    {
      title: 'Peels',
      startDate: '2027-02-20',
      city: 'Zürich',
      country: 'Switzerland',
      zone: 'Europe/Zurich',
      venue: { name: 'Old Clinic' },
      priceEur: 90_050,
      earlyBirdPriceEur: 80_000,
      instructors: [{ instructorId: ines, role: 'Lead Instructor' }],
    },
    {
      ...people(3, 2),
      minEnrollment: 5,
      category: 'medical',
      earlyBirdEndsAt: new Date('2027-02-12T20:00:00Z'),
    },
  );
  await add(
    'B-ENOUGH',
    { startDate: '2027-02-20', earlyBirdPriceEur: 100 },
    { ...people(5), minEnrollment: 5, earlyBirdEndsAt: new Date('2027-03-01T00:00:00Z') },
  );
  await add('C-FULL', { startDate: '2027-03-05', status: 'full', capacity: 4 }, people(4));
  await add('D-CLOSED', { startDate: '2027-03-06', status: 'closed', priceEur: 90_050, city: 'Madrid' });
  await add(
    'E-RUNNING',
    { startDate: '2027-02-09', endDate: '2027-02-11', status: 'in-progress' },
    people(9),
  );
  await add('F-OVER', { startDate: '2027-01-12' }, { ...people(9), category: 'business' });
  await add('G-LONG-OVER', { startDate: '2026-05-12', status: 'completed' }, people(7));
  await add('H-DRAFT', { startDate: null, status: 'draft', city: '', country: '' });
  await add('I-UNDATED', { startDate: null, title: '100% <b>safe</b> 💉' }, { category: 'technical' });
  await add('J-CANCELLED', { startDate: '2027-02-25', status: 'cancelled', earlyBirdPriceEur: 100 });
  await add('K-TEMPLATE', {
    startDate: '2027-04-01',
    status: 'open',
    city: 'Nowhere',
    metadata: { isTemplate: true, templateName: 'Weekend' },
  });
  const webinar = await add('L-WEBINAR', { startDate: '2027-02-20' });
  const [kind, seriesId] = ['OnlineLiveTraining' as const, uuidv7()];
  const live = { id: seriesId, slug: 'live', kind, title: 'Live', discipline: 'skin' as const };
  await database.db.insert(courseSeries).values(live);
  await database.db.update(courses).set({ kind, seriesId }).where(eq(courses.id, webinar));
});

type Query = Record<string, string | number>;
type List = AnswerOf<typeof listAdminCourses>;
const list = async (query: Query = {}): Promise<List> => {
  const { status, answer } = await academy.call(listAdminCourses, query, staff);
  expect(status).toBe(200);
  return answer as List;
};
const codes = (rows: AdminCourseRow[]) => rows.map((row) => row.basic.courseCode);
const found = async (query: Query) => codes((await list(query)).courses);
const initials = async (query: Query) => (await found(query)).map((code) => code[0]).join('');

test('what comes next is first, then what has no date, then what is over; templates and other kinds are left out', async () => {
  expect(await found({})).toEqual([
    'E-RUNNING',
    'A-SOON',
    'B-ENOUGH',
    'J-CANCELLED',
    'C-FULL',
    'D-CLOSED',
    'H-DRAFT',
    'I-UNDATED',
    'F-OVER',
    'G-LONG-OVER',
  ]);
});

test('a row says what the table shows', async () => {
  expect((await list({ q: 'a-soon' })).courses).toEqual([
    {
      _id: expect.any(String),
      slug: expect.any(String),
      version: 2,
      createdAt: expect.any(String),
      basic: {
        courseCode: 'A-SOON',
        title: 'Peels',
        category: 'medical',
        status: 'open',
        effectiveStatus: 'open',
      },
      schedule: {
        startDate: '2027-02-20',
        endDate: '2027-02-21',
        venueTimezone: 'Europe/Zurich',
        timeSlots: { startTime: '09:00', endTime: '17:00' },
      },
      enrollment: {
        basePrice: 900.5,
        seatsAvailable: 20,
        minEnrollment: 5,
        currentEnrollment: 3,
        seatsTaken: 5,
      },
      venue: { name: 'Old Clinic', city: 'Zürich', country: 'Switzerland' },
      instructorNames: 'Inés Núñez',
      metadata: { isTemplate: false, templateName: '' },
    },
  ]);
  const [over] = (await list({ q: 'f-over' })).courses;
  expect(over?.basic).toMatchObject({ status: 'open', effectiveStatus: 'completed' });
});

test.each([
  [{ q: 'PEELS' }, 'A'],
  [{ q: 'zurich nunez' }, 'A'],
  [{ q: 'b-enough' }, 'B'],
  [{ q: '100% <b>' }, 'I'],
  [{ q: '💉' }, 'I'],
  [{ q: 'zurich & the peels' }, 'A'],
  [{ q: '%' }, 'I'],
  [{ q: "'; drop table courses" }, ''],
  [{ q: 'weekend' }, ''],
  [{ status: 'open' }, 'ABI'],
  [{ status: 'completed' }, 'FG'],
  [{ status: 'full' }, 'C'],
  [{ stored: 'open' }, 'ABIF'],
  [{ stored: 'open', status: 'completed' }, 'F'],
  [{ status: 'in-progress' }, 'E'],
  [{ category: 'medical' }, 'A'],
  [{ category: 'business', stored: 'open' }, 'F'],
  [{ city: 'Madrid' }, 'D'],
  [{ city: 'Zürich', q: 'peels', status: 'open' }, 'A'],
  [{ city: 'Mad' }, ''],
  [{ view: 'upcoming' }, 'EABCDI'],
  [{ view: 'needs-minimum' }, 'ACDI'],
  [{ view: 'early-bird-ends' }, 'A'],
  [{ view: 'completed' }, 'FG'],
  [{ view: 'completed', stored: 'open' }, 'F'],
  [{ view: 'templates' }, 'K'],
])('%j leaves %s', async (query, left) => {
  expect(await initials(query)).toBe(left);
  expect((await list(query)).total).toBe(left.length);
});

test('what nobody offers is refused by name', async () => {
  for (const name of ['status', 'category', 'view', 'sort', 'limit']) {
    const asked = await academy.call(listAdminCourses, { [name]: 'haunted' }, staff);
    expect(asked).toMatchObject({ status: 400, answer: { message: `“${name}” has no such value` } });
  }
});

test('a page of another list, or of nobody’s making, is the first', async () => {
  const all = await list();
  const strange: Query[] = [
    { cursor: 'nonsense' },
    { cursor: Buffer.from('["next",[0,1,2]]').toString('base64url') },
    { cursor: Buffer.from(`["next",[0,"x",2,"${staff.id}"]]`).toString('base64url') },
    { cursor: Buffer.from(`["next",[0,1e300,2,"${staff.id}"]]`).toString('base64url') },
    { cursor: Buffer.from(`["price",[0,1,2,"${staff.id}"]]`).toString('base64url') },
    { sort: 'title', cursor: Buffer.from(`["title",[0,"\\u0000",2,"${staff.id}"]]`).toString('base64url') },
  ];
  for (const query of strange) {
    const { courses: rows } = await list(query);
    expect(codes(rows).toSorted()).toEqual(codes(all.courses).toSorted());
  }
});

test('the figures count all courses by the status that is shown, whatever is filtered', async () => {
  const { figures, total } = await list({ city: 'Madrid', view: 'upcoming' });
  expect(total).toBe(1);
  expect(figures).toEqual({
    total: 10,
    open: 3,
    draft: 1,
    inProgress: 1,
    completed: 2,
    openSeats: 60,
    openSeatsLeft: 50,
    views: { upcoming: 6, 'needs-minimum': 4, 'early-bird-ends': 1, completed: 2, templates: 1 },
  });
  for (const [status, count] of [
    ['open', 3],
    ['completed', 2],
    ['in-progress', 1],
  ] as const)
    expect((await list({ status })).total).toBe(count);
  for (const view of ADMIN_COURSE_VIEWS) expect((await list({ view })).total).toBe(figures.views[view]);
});

test('as many are found as are listed, whatever is filtered', async () => {
  for (const view of [undefined, ...ADMIN_COURSE_VIEWS])
    for (const narrowed of [
      {},
      { status: 'open' },
      { stored: 'open' },
      { category: 'medical' },
      { city: 'Madrid' },
      { q: 'u' },
    ]) {
      const { courses, total } = await list({ ...(view && { view }), ...narrowed } as Query);
      expect(total).toBe(courses.length);
    }
});

test('the cities are those that courses have, and among templates those that templates have', async () => {
  expect((await list({ status: 'completed' })).cities).toEqual(['Dubai', 'Madrid', 'Zürich']);
  expect((await list({ view: 'templates' })).cities).toEqual(['Nowhere']);
});

test('a page has at most 500 rows', async () => {
  expect((await list({ limit: 3 })).courses).toHaveLength(3);
  expect((await academy.call(listAdminCourses, { limit: 501 }, staff)).status).toBe(400);
});

test('the list is for staff and administrators', async () => {
  const ask = async (by?: User) => (await academy.call(listAdminCourses, {}, by)).status;
  expect(await ask()).toBe(401);
  for (const role of ['learner', 'instructor'] as const)
    expect(await ask(await addUser(database.db, { role }))).toBe(403);
  expect(await ask(await addUser(database.db, { role: 'admin' }))).toBe(200);
});
