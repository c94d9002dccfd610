import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiLogin } from '#contracts/accounts/accounts.ts';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { peopleEndpoints as calls } from '#contracts/people/admin-people.ts';
import { auditEntries, calendarFeeds, mails, orders, sessions, users } from '#server/db/schema/index.ts';
import { makeEmailToken } from '#server/modules/identity/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { holdTransaction, untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { letPass } from '#server/testing/people/let-pass.ts';
import { asSent, createPeopleWorld } from '#server/testing/people/people-world.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));
const shop = given(() => createOrdersWorld(database.db));

const erase = (id: string, by = world.grace) =>
  world.academy.call(calls.deleteUser, { id, reason: 'Asked for it' }, by);
const obstaclesOf = async (id: string) =>
  (await world.academy.call(calls.getUserErasure, { id }, world.grace)).answer.obstacles;
const ordersOf = (id: string) => database.db.select().from(orders).where(eq(orders.userId, id));
const sessionsOf = (id: string) => database.db.select().from(sessions).where(eq(sessions.userId, id));

describe('a person who is erased', () => {
  test('is a pseudonym for good, who logs in by nothing', async () => {
    const person = await addUser(database.db, { password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' });
    await world.academy.call(apiLogin, { email: person.email, password: PASSWORD });
    await world.academy.ctx((ctx) => makeEmailToken(ctx, person.id, 'reset'));
    const feed = { id: uuidv7(), userId: person.id, tokenHash: uuidv7(), createdAt: new Date() };
    await database.db.insert(calendarFeeds).values(feed);
    const { answer } = await erase(person.id);
    expect(await database.db.$count(calendarFeeds, eq(calendarFeeds.id, feed.id))).toBe(0);
    expect(answer.user).toMatchObject({
      firstName: 'Erased person',
      status: 'erased',
      sessions: [],
      phoneNumber: '',
      city: '',
    });
    expect(await sessionsOf(person.id)).toEqual([]);
    const logIn = (email: string) => world.academy.call(apiLogin, { email, password: PASSWORD });
    expect((await logIn(person.email)).answer.code).toBe('wrong-credentials');
    expect((await logIn((await world.row(person.id)).email)).answer.code).toBe('wrong-credentials');
    expect(JSON.stringify(await world.row(person.id))).not.toMatch(/Ada|Lovelace|Dubai/i);
    await expect(
      database.db.update(users).set({ firstName: 'Ada' }).where(eq(users.id, person.id)),
    ).rejects.toThrow();
  });

  test('may come back as somebody new, by the same address', async () => {
    const { id, email } = await addUser(database.db);
    await erase(id);
    expect((await addUser(database.db, { email })).id).not.toBe(id);
  });

  test('is changed, disabled, enabled, written to and erased no more', async () => {
    const person = await addUser(database.db);
    expect((await erase(person.id)).status).toBe(200);
    const { id } = person;
    const again = [
      await erase(id),
      await world.academy.call(calls.updateUser, asSent(await world.row(id)), world.grace),
      await world.academy.call(calls.disableUser, { id, reason: 'Twice' }, world.grace),
      await world.academy.call(calls.enableUser, { id }, world.grace),
      await world.academy.call(calls.sendUserReset, { id }, world.grace),
    ];
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await world.detail(id)).status).toBe('erased');
  });

  test('by two at once is erased and written down once', async () => {
    const { id } = await addUser(database.db);
    const outcomes = await Promise.all([erase(id), erase(id, world.alan)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.auditOf(id)).map(({ action }) => action)).toEqual(['user.erased']);
  });

  test('needs the password of whoever erases, after a while', async () => {
    const { id } = await addUser(database.db);
    const stale = world.longAgo(world.grace);
    const asked = (password = '') =>
      world.academy.call(calls.deleteUser, { id, reason: '', password }, stale);
    expect((await asked()).answer.code).toBe('confirm-password');
    expect((await asked('not this one')).answer.code).toBe('confirm-password');
    expect((await world.row(id)).erasedAt).toBeNull();
    expect((await asked('an office password')).status).toBe(200);
  });

  test('is neither oneself nor the last administrator', async () => {
    expect(await erase(world.grace.id)).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    expect(await obstaclesOf(world.grace.id)).toEqual([expect.stringContaining('yourself')]);
    const academy = await freshDatabase();
    const other = await createPeopleWorld(academy.db);
    const take = (id: string, by: typeof other.grace) =>
      other.academy.call(calls.deleteUser, { id, reason: '' }, by);
    const outcomes = await Promise.all([take(other.alan.id, other.grace), take(other.grace.id, other.alan)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    await academy.close();
  });

  test('is written to no more, and what waited is not sent', async () => {
    const person = await addUser(database.db);
    const row = { template: 'x', data: { to: person.email }, createdAt: new Date() };
    const waiting = { ...row, id: uuidv7(), dedupeKey: `x:1:${person.email}`, recipient: person.email };
    await database.db.insert(mails).values({ ...waiting, state: 'waiting' });
    await erase(person.id);
    const [mail] = await database.db.select().from(mails).where(eq(mails.id, waiting.id));
    expect(mail?.state).toBe('dropped');
    expect(JSON.stringify(mail)).not.toContain(person.email);
  });
});

describe('what is only added to', () => {
  const entryOf = async (id: string) => (await world.auditOf(id))[0];

  test('loses the words that tell of them, and nothing else', async () => {
    const person = await addUser(database.db, { firstName: 'Ada', lastName: 'Lovelace' });
    await world.academy.call(
      calls.updateUser,
      { ...asSent(person), lastName: 'King', role: 'instructor' },
      world.grace,
    );
    const other = await addUser(database.db);
    const reason = `Shares an account with ${person.email}`;
    await world.academy.call(calls.disableUser, { id: other.id, reason }, world.grace);
    await erase(person.id);
    expect(await entryOf(person.id)).toMatchObject({
      action: 'user.changed',
      actorId: world.grace.id,
      before: { lastName: '[erased]', role: 'learner' },
      after: { lastName: '[erased]', role: 'instructor' },
    });
    expect(await entryOf(other.id)).toMatchObject({
      before: { disabled: false },
      after: { disabled: true, reason: 'Shares an account with [erased]' },
    });
  });

  test('is changed by nobody else: not by hand, not of who is there, not beyond taking words out', async () => {
    const [gone, there] = [await addUser(database.db), await addUser(database.db)];
    await world.academy.call(calls.disableUser, { id: gone.id, reason: 'Left' }, world.grace);
    await erase(gone.id);
    const entries = database.db.update(auditEntries);
    const ofGone = eq(auditEntries.objectId, gone.id);
    await expect(entries.set({ after: null }).where(ofGone)).rejects.toThrow();
    await expect(
      entries.set({ after: { disabled: true, reason: '[erased]!' } }).where(ofGone),
    ).rejects.toThrow();
    await expect(database.db.delete(auditEntries).where(ofGone)).rejects.toThrow();
    await expect(database.db.execute(sql`select forget_person(${there.id}, '{}')`)).rejects.toThrow();
    const whileForgetting = (set: object) =>
      transact(database.db, async (tx) => {
        await tx.execute(sql`select set_config('academy.forgotten', ${gone.id}, true)`);
        await tx.update(auditEntries).set(set).where(ofGone);
      });
    await expect(whileForgetting({ after: { disabled: false, reason: '[erased]' } })).rejects.toThrow();
    await expect(whileForgetting({ actorId: null })).rejects.toThrow();
    await expect(whileForgetting({ after: { disabled: true } })).rejects.toThrow();
  });
});

describe('while their money moves', () => {
  test('nobody is erased; afterwards the order stays, with nobody’s bill', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    const { answer } = await shop.press(person, course);
    expect(await obstaclesOf(person.id)).toEqual([expect.stringContaining('payment of theirs')]);
    expect((await erase(person.id)).status).toBe(409);
    expect((await world.row(person.id)).email).toBe(person.email);
    shop.payOnPage(answer);
    await shop.check(person, answer.reference);
    await letPass(database.db, course);
    expect(await obstaclesOf(person.id)).toEqual([]);
    expect((await erase(person.id)).status).toBe(200);
    const [order] = await ordersOf(person.id);
    expect(order).toMatchObject({ state: 'confirmed', billing: { firstName: 'Erased person', address: '' } });
  });

  test('a part that is still to pay keeps them', async () => {
    const person = await addUser(database.db);
    const course = await addCourse(database.db, {
      paymentOptions: { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: false },
    });
    await shop.buy(person, course, { paymentPlan: 'deposit' });
    const [order] = await ordersOf(person.id);
    expect(order?.plan).toBe('deposit');
    await letPass(database.db, course);
    expect(await obstaclesOf(person.id)).toEqual([expect.stringContaining('not paid')]);
    expect((await erase(person.id)).status).toBe(409);
  });

  test('what was only begun goes', async () => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    await shop.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, person);
    await shop.call(cartEndpoints.addToCart, { courseId: course.slug }, person);
    expect((await erase(person.id)).status).toBe(200);
    expect(await ordersOf(person.id)).toEqual([]);
  });

  test('a payment that settles at the same moment is seen: refused, or a paid order of nobody', async () => {
    for (let round = 0; round < 5; round++) {
      const [person, course] = [await addUser(database.db), await addCourse(database.db)];
      const { answer } = await shop.press(person, course);
      shop.payOnPage(answer);
      const [settled, erased] = await Promise.all([shop.check(person, answer.reference), erase(person.id)]);
      expect(settled.status).toBe(200);
      const [order] = await ordersOf(person.id);
      expect(order?.state).toBe('confirmed');
      expect([200, 409]).toContain(erased.status);
      const isErased = (await world.row(person.id)).erasedAt !== null;
      expect(isErased).toBe(erased.status === 200);
      expect(JSON.stringify(order?.billing).includes(person.email)).toBe(!isErased);
    }
  });

  test('a payment that begins at the same moment is refused, or refuses the erasure', async () => {
    for (let round = 0; round < 5; round++) {
      const [person, course] = [await addUser(database.db), await addCourse(database.db)];
      const [pressed, erased] = await Promise.all([shop.press(person, course), erase(person.id)]);
      const placed = (await ordersOf(person.id)).filter(({ state }) => state === 'placed');
      const isErased = (await world.row(person.id)).erasedAt !== null;
      expect(isErased).toBe(erased.status === 200);
      // Of the two exactly one has happened.
      expect([placed.length, pressed.status === 200, isErased]).toEqual(
        isErased ? [0, false, true] : [1, true, false],
      );
    }
  });

  test.each([
    ['is told that nobody is signed in', true, [401, 0]],
    ['would buy all the same, were it not for the trigger', false, [200, 1]],
  ])('who buys after the erasure began waits for it and %s', async (_, isGuarded, [status, bought]) => {
    const [person, course] = [await addUser(database.db), await addCourse(database.db)];
    const guard = (how: string) =>
      database.db.execute(sql.raw(`alter table orders ${how} trigger orders_of_nobody_erased`));
    if (!isGuarded) await guard('disable');
    const held = await holdTransaction(
      world.academy,
      async ({ db }) => {
        await db.execute(sql`select from users where id = ${person.id} for update`);
        await db.execute(sql`update users set erased_at = now() where id = ${person.id}`);
      },
      world.grace,
    );
    const pressed = shop.call(checkoutEndpoints.addToEnrollment, { courseId: course.slug }, person);
    await untilSomebodyWaits(database.pool);
    await held.end();
    expect((await pressed).status).toBe(status);
    expect(await ordersOf(person.id)).toHaveLength(bought ?? 0);
    await guard('enable');
  });
});
