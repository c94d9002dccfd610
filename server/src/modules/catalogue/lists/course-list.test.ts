import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { listInPersonCourses } from '#contracts/courses/in-person-courses.ts';
import { courses, instructors } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addTeacher, type CourseOverrides } from '#server/testing/test-world.ts';
import { catalogueBindings } from '../catalogue.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');
const LONG = 'Ä'.repeat(200);
const ARABIC = 'دورة البوتوكس المتقدمة';
const EMOJI = 'Lips & 💉 👩🏽‍⚕️ in 100% practice';

const database = given(freshDatabase);
const academy = given(() => testCalls(catalogueBindings, { db: database.db, now: () => now }));
let now = NOW;

let added = 0;
/** Codes without figures: what is searched for in titles is not to be found in a code. */
const add = (title: string, overrides: CourseOverrides = {}) =>
  addCourse(database.db, { title, code: `CODE-${'ABCDEFGHIJKLMNOP'.charAt(added++)}`, ...overrides });
const skin = { slug: 'skin', title: 'Skin', discipline: 'skin' } as const;
const dentistry = { slug: 'teeth', title: 'Teeth', discipline: 'dentistry' } as const;

beforeAll(async () => {
  const ines = await addTeacher(database.db, {
    slug: 'ines',
    firstName: 'Inés',
    lastName: 'Núñez',
    city: 'Madrid',
  });
  const taught = [{ instructorId: ines, role: 'Lead Instructor' }];
  await add('Botox', { startDate: '2027-03-05', city: 'Zürich', zone: 'Europe/Zurich', instructors: taught });
  await add('Peels', { startDate: '2027-02-20', endDate: null, capacity: 5, series: skin, priceEur: 90_000 });
  await add('Fillers', {
    startDate: '2027-02-27',
    endDate: '2027-03-01',
    priceEur: 200_000,
    earlyBirdPriceEur: 80_000,
    earlyBirdDays: 10,
  });
  await add('Veneers', { startDate: '2027-06-01', status: 'full', series: dentistry, code: 'VEN-9' });
  await add(LONG, { startDate: '2027-07-01' });
  await add(ARABIC, { startDate: '2027-08-01', status: 'closed' });
  await add(EMOJI, { startDate: null });
  await add('Began yesterday', { startDate: '2027-02-09', endDate: '2027-02-12' });
  await add('January', { startDate: '2027-01-30', endDate: '2027-01-31' });
  await add('December', { startDate: '2026-12-12' });
  await add('Hidden draft', { startDate: '2027-03-01', status: 'draft' });
  await add('Cancelled', { startDate: '2027-03-01', status: 'cancelled' });
});

type List = {
  upcomingCourses: CourseSummary[];
  expiredCourses: CourseSummary[];
  courses: CourseSummary[];
  message: string;
  nextCursor: string | null;
  nextHistoryCursor: string | null;
  total: { upcoming: number; expired: number };
  counts: Record<'status' | 'date' | 'months', Record<string, number>>;
};
const list = async (query: Record<string, string | number | boolean> = {}): Promise<List> => {
  const { status, answer } = await academy.call(listInPersonCourses, query);
  expect(status).toBe(200);
  return answer as List;
};
const titles = (rows: readonly CourseSummary[]) => rows.map((row) => row.basic.title);
const upcoming = async (query: Parameters<typeof list>[0]) => titles((await list(query)).upcomingCourses);

test('what comes next is first, and of what is over the latest; drafted and cancelled courses are in neither', async () => {
  const { upcomingCourses, expiredCourses, total } = await list();
  expect(titles(upcomingCourses)).toEqual([
    'Began yesterday',
    'Peels',
    'Fillers',
    'Botox',
    'Veneers',
    LONG,
    ARABIC,
    EMOJI,
  ]);
  expect(titles(expiredCourses)).toEqual(['January', 'December']);
  expect(total).toEqual({ upcoming: 8, expired: 2 });
});

test.each([
  ['BOTOX', ['Botox']],
  ['zurich', ['Botox']],
  ['nunez ines', ['Botox']],
  ['Inés bot', ['Botox']],
  ['ven-9', ['Veneers']],
  ['البوتوكس', [ARABIC]],
  ['💉', [EMOJI]],
  ['100%', [EMOJI]],
  ['ÄÄÄ', [LONG]],
  ['%', [EMOJI]],
  ['nunez & botox!', ['Botox']],
  ['the botox, and Inés', ['Botox']],
  ['botox/nunez', ['Botox']],
  ['_', []],
  ['\\', []],
  ['hidden', []],
  ["'; drop table courses", []],
])('searching for %s finds %j', async (q, found) => {
  expect(await upcoming({ q })).toEqual(found);
});

test('who asks for any of the words finds what has one of them', async () => {
  const q = 'botox & peels';
  expect(await upcoming({ q })).toEqual([]);
  expect((await upcoming({ q, anyWord: true })).toSorted()).toEqual(['Botox', 'Peels']);
});

test('whoever is renamed is found by the new name at once', async () => {
  const rename = (lastName: string) =>
    database.db.update(instructors).set({ lastName }).where(eq(instructors.slug, 'ines'));
  await rename('Ångström');
  expect([await upcoming({ q: 'angstrom' }), await upcoming({ q: 'nunez' })]).toEqual([['Botox'], []]);
  await rename('Núñez');
});

test.each([
  [{ status: 'open' }, ['Fillers', 'Botox', LONG, EMOJI]],
  [{ status: 'limited' }, ['Peels']],
  [{ status: 'closed' }, ['Veneers', ARABIC]],
  [{ discipline: 'skin' }, ['Peels']],
  [{ discipline: 'skin, dentistry' }, ['Peels', 'Veneers']],
  [{ series: 'skin' }, ['Peels']],
  [{ series: 'skin', status: 'closed' }, []],
  [{ series: 'astrology' }, []],
  [{ date: 'this-month' }, ['Began yesterday', 'Peels', 'Fillers']],
  [{ date: 'next-month' }, ['Botox']],
  [{ date: 'this-month', status: 'open' }, ['Fillers']],
  [{ severalDays: 'on', date: 'this-month' }, ['Began yesterday', 'Fillers']],
])('%j leaves %j', async (query, left) => {
  expect(await upcoming(query)).toEqual(left);
});

test.each([
  ['status', 'haunted'],
  ['date', 'yesterday'],
  ['sort', 'color'],
  ['discipline', 'skin,astrology'],
  ['limit', 'many'],
])('a %s that nobody offers is refused in words, and not answered with everything', async (name, value) => {
  const { status, answer } = await academy.call(listInPersonCourses, { [name]: value });
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    message: `“${name}” has no such value`,
    issues: [{ field: name, message: `“${name}” has no such value` }],
  });
});

test('a page of another order, or of nobody’s making, is the first', async () => {
  expect(await list({ cursor: 'date-asc_0_x', historyCursor: '../../etc' })).toEqual(await list());
  expect(await list({ cursor: "date-asc_0_1_1_'; drop table courses; -----------------" })).toEqual(
    await list(),
  );
});

test.each([
  ['date-asc', ['Began yesterday', 'Peels', 'Fillers']],
  ['date-desc', [ARABIC, LONG, 'Veneers']],
  ['price-asc', ['Fillers', 'Peels', 'Began yesterday']],
  ['price-desc', ['Began yesterday', 'Botox', 'Veneers']],
])('sorted by %s they begin with %j, and what has no date is last', async (sort, first) => {
  const rows = await upcoming({ sort });
  expect(rows.slice(0, 3)).toEqual(first);
  expect(rows.at(-1)).toBe(EMOJI);
});

test('an early bird that ends between two requests takes its place in the order along', async () => {
  const cheapest = async () =>
    (await list({ sort: 'price-asc' })).upcomingCourses.map((c) => c.enrollment.currentPrice);
  now = new Date('2027-02-17T19:59:59.999Z');
  expect((await cheapest()).slice(0, 2)).toEqual([800, 900]);
  now = new Date('2027-02-17T20:00:00.000Z');
  const after = await cheapest();
  now = NOW;
  expect(after[0]).toBe(900);
  expect(after).not.toContain(800);
});

test('each choice says how many upcoming rows it would leave, the other filters kept', async () => {
  expect((await list()).counts).toMatchObject({
    status: { open: 4, limited: 1, closed: 2 },
    date: { upcoming: 8, 'this-month': 3, 'next-month': 1 },
    months: { '2027-02': 3, '2027-03': 1, '2027-06': 1, '2027-07': 1, '2027-08': 1, undated: 1 },
  });
  const filtered = await list({ status: 'open', date: 'this-month' });
  expect(filtered.total).toEqual({ upcoming: 1, expired: 0 });
  expect(filtered.counts).toMatchObject({
    status: { open: 1, limited: 1, closed: 0 },
    date: { upcoming: 4, 'this-month': 1, 'next-month': 1 },
    months: { '2027-02': 1 },
  });
  for (const status of ['open', 'limited', 'closed'] as const)
    expect((await upcoming({ status })).length).toBe((await list()).counts.status[status]);
});

test('nothing found says so', async () => {
  expect(await list({ q: 'alchemy' })).toMatchObject({
    message: 'No Courses Found',
    courses: [],
    total: { upcoming: 0, expired: 0 },
    nextCursor: null,
  });
});

const walk = async (sort: string, between: (page: number) => Promise<unknown> = async () => undefined) => {
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 20; page++) {
    const answer: List = await list({ sort, limit: 2, ...(cursor && { cursor }) });
    seen.push(...titles(answer.upcomingCourses));
    cursor = answer.nextCursor;
    if (!cursor) return seen;
    await between(page);
  }
  throw new Error('the list has no end');
};

test.each([
  'date-asc',
  'date-desc',
  'price-asc',
  'price-desc',
])('page by page, %s shows each row once', async (sort) => {
  expect(await walk(sort)).toEqual(await upcoming({ sort }));
});

test('the history has pages of its own', async () => {
  const first = await list({ limit: 1 });
  const second = await list({ limit: 1, historyCursor: first.nextHistoryCursor ?? '' });
  expect([titles(first.expiredCourses), titles(second.expiredCourses)]).toEqual([['January'], ['December']]);
  expect(second.upcomingCourses).toEqual(first.upcomingCourses);
  expect(second.nextHistoryCursor).toBeNull();
});

test('rows that come and go before a page move nothing on the pages after it', async () => {
  const expected = await walk('date-asc');
  const seen = await walk('date-asc', async (page) => {
    if (page === 0) await add('Squeezed in', { startDate: '2027-02-11' });
    if (page === 1) await database.db.delete(courses).where(eq(courses.title, 'Squeezed in'));
  });
  expect(seen).toEqual(expected);
});

test('the months are counted whole, whatever a page of them shows', async () => {
  const { counts, total } = await list({ limit: 2 });
  expect(counts.months).toMatchObject({ '2027-02': 3, '2027-03': 1, undated: 1 });
  expect(Object.values(counts.months).reduce((sum, count) => sum + count, 0)).toBe(total.upcoming);
  expect((await list({ status: 'limited', limit: 1 })).counts.months).toEqual({ '2027-02': 1 });
});

test('a page has at most 200 rows', async () => {
  expect((await academy.call(listInPersonCourses, { limit: 201 })).status).toBe(400);
  expect((await list({ limit: 3 })).upcomingCourses).toHaveLength(3);
});
