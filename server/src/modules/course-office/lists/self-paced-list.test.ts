import { beforeAll, expect, test } from 'vitest';
import { SELF_PACED_SORTS } from '#contracts/course-office/course-list-options.ts';
import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addSelfPaced, setCourse } from '#server/testing/test-world.ts';
import { createSelfPacedOffice } from '#server/testing/worlds/self-paced/self-paced-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createSelfPacedOffice(database.db));

const listed = async (query: object = {}) => (await office.list(query)).courses as SelfPacedRow[];
const codes = async (query: object = {}) => (await listed(query)).map(({ basic }) => basic.courseCode);

const add = async (code: string, day: number, overrides: Parameters<typeof addSelfPaced>[1] = {}) => {
  const course = await addSelfPaced(database.db, { code, title: `Course ${code}`, ...overrides });
  await setCourse(database.db, course.id, { updatedAt: new Date(Date.UTC(2027, 0, day)) });
  return course;
};

beforeAll(async () => {
  const lips = await add('B-LIPS', 4, { title: 'Lips', priceEur: 9_900 });
  await office.enrol(lips.id);
  await office.enrol(lips.id);
  const peels = await add('A-PEELS', 3, { status: 'closed', priceEur: 20_000, accessMonths: 12 });
  await office.enrol(peels.id);
  await add('C-NEW', 2, { status: 'draft', isPublished: false });
  await add('D-LIKE', 1, { status: 'draft', isPublished: false, metadata: { isTemplate: true } });
});

test('what was changed last comes first, and templates are in their own view', async () => {
  expect(await codes()).toEqual(['B-LIPS', 'A-PEELS', 'C-NEW']);
  expect(await codes({ view: 'templates' })).toEqual(['D-LIKE']);
  expect(await codes({ view: 'unpublished' })).toEqual(['C-NEW']);
});

test('a row says price, access, learners and what is published', async () => {
  expect((await listed({ q: 'peels' }))[0]).toMatchObject({
    basic: { courseCode: 'A-PEELS', status: 'closed' },
    enrollment: { basePrice: 200, currentEnrollment: 1 },
    access: { accessMonths: 12 },
    published: { version: 1, modules: 2, slides: 4, minutes: 10 },
    updatedAt: '2027-01-03T00:00:00.000Z',
  });
});

test('words, status and category find courses, and their number is told', async () => {
  expect(await codes({ q: 'course peels' })).toEqual(['A-PEELS']);
  expect(await codes({ status: 'open' })).toEqual(['B-LIPS']);
  expect(await codes({ category: 'medical' })).toEqual([]);
  expect(await office.list({ status: 'draft', limit: 1 })).toMatchObject({ total: 1, nextCursor: null });
});

test('the figures are of all courses but templates, whatever is filtered', async () => {
  expect((await office.list({ q: 'lips' })).figures).toEqual({
    total: 3,
    open: 1,
    draft: 1,
    archived: 1,
    learners: 3,
    views: { unpublished: 1, templates: 1 },
  });
});

test.each(SELF_PACED_SORTS)('the list is ordered by %s both ways, page by page', async (column) => {
  for (const sort of [column, `-${column}`]) {
    const whole = await codes({ sort });
    const pages: string[] = [];
    for (let cursor: unknown; ; ) {
      const page = await office.list({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      pages.push(...(page.courses as SelfPacedRow[]).map(({ basic }) => basic.courseCode));
      cursor = page.nextCursor;
      if (!cursor) break;
    }
    expect(pages).toEqual(whole);
    expect(whole.toSorted()).toEqual(['A-PEELS', 'B-LIPS', 'C-NEW']);
  }
});

test('columns order as they are read', async () => {
  expect(await codes({ sort: 'code' })).toEqual(['A-PEELS', 'B-LIPS', 'C-NEW']);
  expect(await codes({ sort: '-price' })).toEqual(['A-PEELS', 'C-NEW', 'B-LIPS']);
  expect(await codes({ sort: '-learners' })).toEqual(['B-LIPS', 'A-PEELS', 'C-NEW']);
  expect(await codes({ sort: 'status' })).toEqual(['C-NEW', 'B-LIPS', 'A-PEELS']);
});
