import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '#server/calls/page.ts';
import { orderLines, orders, users } from '#server/db/schema/index.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import type { OrderFilter } from './order-filter.repository.ts';
import { listAllOrders } from './order-lists.repository.ts';

const database = given(freshDatabase);

/** Of each payer so many placed orders, and one that is a draft. */
const PAYERS = [
  { firstName: 'Zoë', lastName: 'Byron', email: 'zoe@example.com', placed: 2 },
  { firstName: 'Grace', lastName: 'Hopper', email: 'grace_h@example.com', placed: 1 },
  { firstName: 'Byron', lastName: 'Jones', email: 'jones@example.org', placed: 3 },
];

beforeAll(async () => {
  const createdAt = new Date();
  let number = 0;
  for (const { placed, ...person } of PAYERS) {
    const { id: userId } = await addUser(database.db, person);
    for (const state of [...Array.from({ length: placed }, () => 'placed' as const), 'draft' as const]) {
      number++;
      const reference = `AUR-${String(number).repeat(3)}XQ`;
      await database.db
        .insert(orders)
        .values({ id: uuidv7(createdAt.getTime() + number), reference, userId, state, createdAt });
    }
  }
});

const find = async (said: string, { limit = 20, before, ...filter }: OrderFilter & Partial<Page> = {}) => {
  const found = await listAllOrders(database.db, { ...filter, words: said.split(' ') }, { before, limit });
  return found.map(({ order }) => order);
};
const references = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).map(({ reference }) => reference.slice(4, 5)).join('');

test.each([
  ['byron', '87621'],
  ['Zoe', '21'],
  ['ZOË BYRON', '21'],
  ['byron zoe', '21'],
  ['yron', '87621'],
  ['by', '87621'],
  ['yr', ''],
  ['hopper byron', ''],
  ['example.org', '876'],
  ['jones', '876'],
  ['grace_h', '4'],
  ['race%h', ''],
  ['aur-444', '4'],
  ['44xq', '4'],
  ['aur', '876421'],
])('orders whose payer or reference has the words %s are found, the newest first', async (said, expected) => {
  expect(await references(said)).toBe(expected);
});

describe('an order of a course', () => {
  const bought = given(async () => {
    const course = await addCourse(database.db, { title: 'Fäden im Gesicht', code: 'THR-204' });
    const taught = await addCourse(database.db, { title: 'Peels', code: 'PEE-101', city: 'Hopper' });
    const all = await database.db.select({ id: orders.id, reference: orders.reference }).from(orders);
    const buy = async (starting: string, { id: courseId, title, code, kind }: Course, position: number) => {
      const orderId = all.find((order) => order.reference.startsWith(`AUR-${starting}`))?.id ?? '';
      const id = uuidv7();
      await database.db.insert(orderLines).values({ id, orderId, position, courseId, title, code, kind });
    };
    await buy('1', course, 0);
    await buy('1', taught, 1);
    await buy('6', course, 0);
    await buy('7', taught, 0);
    return { course, taught };
  });

  test.each([
    ['thr-204', '61'],
    ['faden gesicht', '61'],
    ['FÄDEN 204', '61'],
    ['pee', '71'],
    ['th', '61'],
    ['faden zoe', ''],
    ['peels faden', ''],
  ])('is found by its title and code: %s', async (said, expected) => {
    expect(bought.course.code).toBe('THR-204');
    expect(await references(said)).toBe(expected);
  });

  test('is not found by whatever else is known of the course', async () => {
    expect(bought.taught.code).toBe('PEE-101');
    expect(await references('hopper')).toBe('4');
  });

  test('is found once, whatever of it says the words, and on the pages that follow', async () => {
    const [first] = await find('faden', { limit: 1 });
    expect(first?.id).toBeDefined();
    expect(await references('faden', { limit: 1, before: first?.id })).toBe('1');
  });
});

test('what is found is divided into pages of which none shows an order twice', async () => {
  const [first, second] = await find('byron', { limit: 2 });
  expect(await references('byron', { limit: 2, before: second?.id })).toBe('62');
  expect([first, second].map((order) => order?.reference.slice(4, 5))).toEqual(['8', '7']);
});

test('a draft is found by who asks for drafts', async () => {
  expect(await references('byron', { state: 'draft' })).toBe('93');
  expect(await references('byron', { state: 'lapsed' })).toBe('');
});

test('whoever has another name is found by that one', async () => {
  await database.db.update(users).set({ lastName: 'Brewster' }).where(eq(users.lastName, 'Hopper'));
  expect(await references('brewster')).toBe('4');
  expect(await references('hopper')).toBe('');
});
