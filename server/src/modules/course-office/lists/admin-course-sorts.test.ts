import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { ADMIN_COURSE_SORTS } from '#contracts/course-office/course-list-options.ts';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { courses } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser, type CourseOverrides, setCourse } from '#server/testing/test-world.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');
const TITLES = ['Peels', 'Botox', 'Fillers'];
const CITIES = ['Dubai', 'London', 'Madrid', ''];

const database = given(freshDatabase);
const academy = given(() => testCalls(adminCourseListBindings, { db: database.db, now: () => NOW }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const add = async (code: string, overrides: CourseOverrides) =>
  (await addCourse(database.db, { code, title: code, ...overrides })).id;

/** Each column has values that several courses share, and columns differ in how they are shared. */
beforeAll(async () => {
  for (let made = 0; made < 17; made++) {
    const city = CITIES[made % CITIES.length];
    const id = await add(`RUN-${made}`, {
      title: TITLES[made % TITLES.length],
      status: COURSE_STATUSES[made % COURSE_STATUSES.length],
      city,
      country: city && 'Somewhere',
      startDate: made % 6 === 5 ? null : addDays(localDate('2027-01-01'), (made % 8) * 10),
      priceEur: 100_000 + (made % 5) * 50,
      capacity: 10 + (made % 2),
    });
    const enrolled = made % 3;
    await setCourse(database.db, id, {
      enrolled,
      taken: enrolled,
      category: CATEGORIES[made % CATEGORIES.length],
      createdAt: new Date(NOW.getTime() - (made % 4)),
    });
  }
});

type Query = Record<string, string | number>;
type List = AnswerOf<typeof adminCourseEndpoints.listAdminCourses>;
const list = async (query: Query): Promise<List> => {
  const { status, answer } = await academy.call(adminCourseEndpoints.listAdminCourses, query, staff);
  expect(status).toBe(200);
  return answer as List;
};
const codes = (rows: AdminCourseRow[]) => rows.map((row) => row.basic.courseCode);
const found = async (query: Query) => codes((await list(query)).courses);

const SHOWN: Record<(typeof ADMIN_COURSE_SORTS)[number], (row: AdminCourseRow) => string | number | null> = {
  code: ({ basic }) => basic.courseCode.toLowerCase(),
  title: ({ basic }) => basic.title.toLowerCase(),
  category: ({ basic }) => basic.category,
  location: ({ venue }) => (venue.city ? `${venue.city}, ${venue.country}` : null),
  start: ({ schedule }) => schedule.startDate,
  created: ({ createdAt }) => createdAt,
  price: ({ enrollment }) => enrollment.basePrice,
  seats: ({ enrollment }) => enrollment.currentEnrollment * 1e6 + enrollment.seatsAvailable,
  status: ({ basic }) => COURSE_STATUSES.indexOf(basic.effectiveStatus),
};

const walk = async (query: Query, between: (page: number) => Promise<unknown> = async () => undefined) => {
  const seen: AdminCourseRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 20; page++) {
    const answer: List = await list({ ...query, limit: 2, ...(cursor && { cursor }) });
    seen.push(...answer.courses);
    cursor = answer.nextCursor;
    if (!cursor) return seen;
    await between(page);
  }
  throw new Error('the list has no end');
};

test.each(
  ADMIN_COURSE_SORTS,
)('page by page, upwards and downwards by %s, each row is shown once and in order', async (sort) => {
  const all = (await found({})).toSorted();
  for (const [order, sign] of [
    [sort, 1],
    [`-${sort}`, -1],
  ] as const) {
    const rows = await walk({ sort: order });
    expect(codes(rows).toSorted()).toEqual(all);
    expect(codes(rows)).toEqual(await found({ sort: order }));
    const shown = rows.map(SHOWN[sort]);
    const given = shown.filter((value) => value !== null);
    // What has none is last, either way.
    expect(shown.slice(given.length).every((value) => value === null)).toBe(true);
    expect(given).toEqual(given.toSorted((one, other) => sign * (one < other ? -1 : Number(one > other))));
  }
});

test('page by page, what comes next shows each row once', async () => {
  expect(codes(await walk({}))).toEqual(await found({}));
});

test('rows that come and go before a page move nothing on the pages after it', async () => {
  const expected = codes(await walk({ sort: '-price' }));
  const seen = await walk({ sort: '-price' }, async (page) => {
    if (page === 0) await add('Z-NEW', { startDate: '2027-02-11', priceEur: 999_900 });
    if (page === 1) await database.db.delete(courses).where(eq(courses.code, 'Z-NEW'));
  });
  expect(codes(seen)).toEqual(expected);
});

test('titles as long as a title can be have pages too', async () => {
  const ids: string[] = [];
  for (const end of ['ا', 'ب', 'ت'])
    ids.push(await add(`ARABIC-${end}`, { title: 'د'.repeat(199) + end, startDate: null }));
  const rows = await walk({ sort: '-title', q: 'arabic-' });
  for (const id of ids) await database.db.delete(courses).where(eq(courses.id, id));
  expect(rows.map(({ basic }) => basic.title.at(-1))).toEqual(['ت', 'ب', 'ا']);
});
