import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { adminRetentionEndpoints as calls } from '#contracts/people/admin-retention.ts';
import { eur } from '#domain/money/money.ts';
import { auditEntries, creditNotes, enrolments, orders, users } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { markSeen, warnAll } from '#server/testing/people/add-unused.ts';
import { createErasureWorld } from '#server/testing/people/erasure-world.ts';
import { letPass } from '#server/testing/people/let-pass.ts';
import { enrolInSelfPaced } from '#server/testing/self-paced.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const LONG_AGO = new Date('2015-03-10T10:00:00Z');
const database = given(freshDatabase);
const world = givenEach(() => createErasureWorld(database.db));
const shop = given(() => createOrdersWorld(database.db));
const admin = givenEach(() => addUser(database.db, { role: 'admin' }));

const unused = (facts: Partial<typeof users.$inferInsert> = {}) =>
  addUser(database.db, { lastSeenAt: LONG_AGO, createdAt: LONG_AGO, ...facts });
const isErased = async ({ id }: User) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]?.erasedAt !== null;
const dueIds = async () => {
  const { answer } = await world.academy.call(calls.dryRunRetention, {}, admin);
  const { due } = calls.dryRunRetention.response.parse(answer);
  const accounts = due.find(({ name }) => name === 'accounts');
  return accounts?.sample.map(({ path }) => path?.split('/').at(-1));
};
const night = async () => {
  const rule = { name: 'accounts', months: 60, isEnabled: true } as const;
  expect((await world.academy.call(calls.changeRetention, rule, admin)).status).toBe(200);
  await world.night();
  const { answer } = await world.academy.call(calls.getRetention, {}, admin);
  return calls.getRetention.response.parse(answer).runs[0];
};

beforeEach(async () => {
  // Nobody of an earlier test is due.
  await markSeen(database.db);
});

test('accounts that nobody uses are erased as by an administrator, and told so by letter', async () => {
  const [one, other, here] = [await unused(), await unused(), await unused({ lastSeenAt: new Date() })];
  await warnAll(database.db);
  expect(await dueIds()).toEqual([one.id, other.id]);
  expect(await night()).toMatchObject({ rows: 2, by: '' });
  expect([await isErased(one), await isErased(other), await isErased(here)]).toEqual([true, true, false]);
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, one.id));
  expect(entry).toMatchObject({ action: 'user.erased', actorId: null });
  await world.workOff();
  expect(world.sent.find(({ to }) => to === one.email)?.text).toContain('Nobody has used your account');
  expect(await dueIds()).toEqual([]);
});

test('who may still come back for something stays', async () => {
  const [learns, learned, sits, sat, credited] = [
    await unused(),
    await unused(),
    await unused(),
    await unused(),
    await unused(),
  ];
  const [course, run] = [await addSelfPaced(database.db), await addCourse(database.db)];
  const past = await addCourse(database.db);
  await world.academy.ctx(async (ctx) => {
    await enrolInSelfPaced(ctx, { course, user: learns });
    await enrolInSelfPaced(ctx, { course, user: learned, accessUntil: '2016-01-01' });
    await enrolInSelfPaced(ctx, { course: run, user: sits });
    await enrolInSelfPaced(ctx, { course: past, user: sat });
  });
  await letPass(database.db, past);
  await database.db.update(orders).set({ createdAt: LONG_AGO });
  const [{ id: orderId } = { id: '' }] = await database.db.select().from(orders).limit(1);
  await database.db.insert(creditNotes).values({
    ...{ id: uuidv7(), userId: credited.id, orderId, eur: eur(5_000) },
    ...{ expiresOn: '2999-01-01', createdAt: LONG_AGO },
  });
  await warnAll(database.db);
  expect((await dueIds())?.toSorted()).toEqual([learned.id, sat.id].toSorted());
  expect(await night()).toMatchObject({ rows: 2 });
  expect(await isErased(learns)).toBe(false);
  expect(await isErased(sits)).toBe(false);
  expect(await isErased(credited)).toBe(false);
  expect(await database.db.$count(enrolments, eq(enrolments.userId, sat.id))).toBe(1);
});

test('who has something open stays, which a dry run says too, and the others go all the same', async () => {
  const [paying, other] = [await unused(), await unused()];
  const { answer } = await shop.press(paying, await addCourse(database.db));
  await database.db
    .update(orders)
    .set({ createdAt: LONG_AGO })
    .where(eq(orders.reference, String(answer.reference)));
  await warnAll(database.db);
  expect(await dueIds()).toEqual([other.id]);
  expect(await night()).toMatchObject({ rows: 1 });
  expect([await isErased(paying), await isErased(other)]).toEqual([false, true]);
  const { answer: erasure } = await world.academy.call(
    peopleEndpoints.getUserErasure,
    { id: paying.id },
    admin,
  );
  expect(erasure.obstacles).not.toEqual([]);
});

test('who logs in while the rule is carried out stays', async () => {
  const person = await unused();
  await warnAll(database.db);
  await world.academy.call(calls.changeRetention, { name: 'accounts', months: 60, isEnabled: true }, admin);
  let working: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async (tx) => {
    await tx.update(users).set({ lastSeenAt: new Date() }).where(eq(users.id, person.id));
    // It finds the account as it was, and waits for this.
    working = world.night();
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await working;
  expect(await isErased(person)).toBe(false);
});
