import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminRetentionEndpoints as calls, type RetentionDue } from '#contracts/people/admin-retention.ts';
import { orders, users } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { letTeach } from '#server/testing/participants.ts';
import { warnAll } from '#server/testing/people/add-unused.ts';
import { createErasureWorld } from '#server/testing/people/erasure-world.ts';
import { letPass } from '#server/testing/people/let-pass.ts';
import { enrolInSelfPaced } from '#server/testing/self-paced.ts';
import { SET_UP } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';

const LONG_AGO = new Date('2015-03-10T10:00:00Z');
const database = given(freshDatabase);
const world = given(() => createErasureWorld(database.db));
const shop = given(() => createMovingWorld(database.db));
const office = given(() => createCasesWorld(database.db));
const admin = given(() => addUser(database.db, { role: 'admin' }));

const dueNow = async (): Promise<RetentionDue | undefined> => {
  const { answer } = await world.academy.call(calls.dryRunRetention, {}, admin);
  return calls.dryRunRetention.response.parse(answer).due.find(({ name }) => name === 'accounts');
};
const runNow = async () => {
  const rule = { name: 'accounts', months: 60, isEnabled: true } as const;
  expect((await world.academy.call(calls.changeRetention, rule, admin)).status).toBe(200);
  await world.night();
  const { answer } = await world.academy.call(calls.getRetention, {}, admin);
  return calls.getRetention.response.parse(answer).runs[0]?.rows;
};

/** What each keeper that may stand in the way is told of, and what it then says. */
const HELD: Record<string, { hold(user: User): Promise<unknown>; why: RegExp }> = {
  'instructors.user_id': {
    hold: async (user) => letTeach(database.db, await addCourse(database.db), user),
    why: /profile as an instructor/,
  },
  'orders.user_id': {
    hold: async (user) => shop.press(user, await addCourse(database.db)),
    why: /payment of theirs is under way/,
  },
  'enrolments.user_id': {
    hold: async (user) => {
      const course = await addCourse(database.db);
      await world.academy.ctx((ctx) => enrolInSelfPaced(ctx, { course, user }));
    },
    why: /a seat to come/,
  },
  'line_changes.asked_by': {
    hold: async (user) => {
      const from = await shop.addRun();
      const reference = await shop.buy(user, from);
      const to = await shop.addRun({ inDays: 120, priceEur: 165_000 }, from);
      expect((await shop.move(user, reference, { to })).status).toBe(200);
      await letPass(database.db, from);
    },
    why: /payment of theirs is under way/,
  },
  'payment_cases.payer_email': {
    hold: ({ email }) => office.createCase({ payer: { name: 'Ada Byron', email } }),
    why: /asked for a payment that is open/,
  },
};

test('each part of the academy that may stand in the way has somebody here', () => {
  const keepers = SET_UP.personKeepers.filter(({ findObstacles }) => findObstacles);
  expect(keepers.flatMap(({ columns }) => Object.keys(columns).filter((name) => name in HELD))).toEqual(
    Object.keys(HELD),
  );
  expect(keepers).toHaveLength(Object.keys(HELD).length);
});

test('a dry run counts whom the run erases, and says of the others why they are kept', async () => {
  const held: User[] = [];
  for (const { hold } of Object.values(HELD)) {
    const user = await addUser(database.db);
    await hold(user);
    held.push(user);
  }
  const free = [await addUser(database.db), await addUser(database.db)];
  await database.db.update(orders).set({ createdAt: LONG_AGO });
  await database.db.update(users).set({ lastSeenAt: LONG_AGO, createdAt: LONG_AGO });
  await warnAll(database.db);
  const due = await dueNow();
  expect(due?.rows).toBe(2);
  expect(due?.sample.map(({ path }) => path)).toEqual(free.map(({ id }) => `/admin/users/${id}`));
  for (const { why } of Object.values(HELD))
    expect(due?.kept.map((one) => one.why)).toContainEqual(expect.stringMatching(why));
  // Who buys and who moves are kept by a payment, and nobody twice.
  expect(due?.kept.reduce((sum, { rows }) => sum + rows, 0)).toBe(held.length);
  expect(await runNow()).toBe(due?.rows);
  const erased = await database.db.select({ id: users.id }).from(users).where(isNotNull(users.erasedAt));
  expect(erased.map(({ id }) => id).sort()).toEqual(free.map(({ id }) => id).sort());
  expect(await dueNow()).toMatchObject({ rows: 0, kept: due?.kept });
});

test('more than are looked at together are counted and named as one', async () => {
  const [like] = await database.db
    .select()
    .from(users)
    .where(eq(users.id, (await addUser(database.db)).id));
  if (!like) throw new Error('nobody was added');
  const { searchText: _, ...facts } = { ...like, createdAt: LONG_AGO };
  const many = Array.from({ length: 1100 }, (_, at) => {
    const id = uuidv7();
    return { ...facts, id, email: `${id}@example.com`, lastSeenAt: new Date(LONG_AGO.getTime() + at * 1000) };
  });
  await database.db.insert(users).values(many);
  await letTeach(database.db, await addCourse(database.db), { ...like, ...many[600] });
  await warnAll(database.db);
  const due = await dueNow();
  expect(due).toMatchObject({ rows: 1099, oldest: LONG_AGO.toISOString() });
  expect(due?.newest).toBe(many.at(-1)?.lastSeenAt.toISOString());
  expect(due?.sample).toHaveLength(50);
  expect(due?.sample[1]?.at).toBe(many[1]?.lastSeenAt.toISOString());
});
