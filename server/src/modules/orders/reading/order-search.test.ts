import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#server/calls/page.ts';
import { orders, users } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { listAllOrders, type OrderFilter } from './order-lists.repository.ts';

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
