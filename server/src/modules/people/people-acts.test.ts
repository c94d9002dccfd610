import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiLogin, forgotPassword, resetPassword } from '#contracts/accounts/accounts.ts';
import { peopleEndpoints as calls } from '#contracts/people/admin-people.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import { makeEmailToken } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { asSent, createPeopleWorld } from '#server/testing/people/people-world.ts';
import { addUser } from '#server/testing/test-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createPeopleWorld(database.db));

const logIn = (email: string, password = PASSWORD) => world.academy.call(apiLogin, { email, password });
const sessionsOf = (id: string) => database.db.select().from(sessions).where(eq(sessions.userId, id));
const disable = (id: string, by = world.grace) =>
  world.academy.call(calls.disableUser, { id, reason: 'Shared the account' }, by);

describe('a person who is disabled', () => {
  test('is out at once, and neither the password nor a link lets them in until they are enabled', async () => {
    const { id, email } = await addUser(database.db, { password: PASSWORD });
    const loggedIn = await logIn(email);
    const token = await world.academy.ctx((ctx) => makeEmailToken(ctx, id, 'reset'));
    const outcome = await disable(id);
    expect(outcome.answer.user).toMatchObject({
      status: 'disabled',
      disabled: { by: 'Grace Hopper', reason: 'Shared the account' },
      sessions: [],
    });
    expect((await world.academy.callerAfter(loggedIn)).user).toBeNull();
    expect(await logIn(email)).toMatchObject({ status: 403, answer: { code: 'not-allowed' }, cookies: [] });
    expect((await logIn(email, 'red tulips')).answer.code).toBe('wrong-credentials');
    const chosen = { token, password: 'green tulips', confirmPassword: 'green tulips' };
    expect((await world.academy.call(resetPassword, chosen)).answer.code).toBe('link-expired');

    expect((await world.academy.call(calls.enableUser, { id }, world.grace)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test('is nobody even where a session has stayed', async () => {
    const { id, email } = await addUser(database.db, { password: PASSWORD });
    const loggedIn = await logIn(email);
    await database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    expect(await sessionsOf(id)).toHaveLength(1);
    expect((await world.academy.callerAfter(loggedIn)).user).toBeNull();
  });

  test('is mailed no link, by whoever asks for one', async () => {
    const { id, email } = await addUser(database.db);
    await disable(id);
    await world.academy.call(forgotPassword, { email });
    expect(world.academy.jobs.at(-1)).toMatchObject({ name: 'user.password-forgotten' });
    expect(world.academy.jobs.at(-1)?.data.userId).not.toBe(id);
    expect((await world.academy.call(calls.sendUserReset, { id }, world.grace)).status).toBe(409);
  });

  test('twice at once is disabled and written down once', async () => {
    const { id } = await addUser(database.db);
    const outcomes = await Promise.all([disable(id), disable(id, world.alan)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.auditOf(id)).toHaveLength(1);
  });
});

describe('an academy always has an administrator', () => {
  test('of two who disable one another at once, one stays', async () => {
    const academy = await freshDatabase();
    const other = await createPeopleWorld(academy.db);
    const take = (id: string, by: typeof other.grace) =>
      other.academy.call(calls.disableUser, { id, reason: 'A quarrel' }, by);
    const outcomes = await Promise.all([take(other.alan.id, other.grace), take(other.grace.id, other.alan)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await Promise.all([other.row(other.grace.id), other.row(other.alan.id)]);
    expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
    await academy.close();
  });

  test('nobody takes account or role from themself', async () => {
    const { grace } = world;
    expect(await disable(grace.id)).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    const changed = await world.academy.call(calls.updateUser, { ...asSent(grace), role: 'staff' }, grace);
    expect(changed.answer.issues).toMatchObject([{ field: 'role' }]);
    expect(await world.row(grace.id)).toMatchObject({ role: 'admin', disabledAt: null });
  });
});

describe('what is known of a person', () => {
  test('is changed over what was read, and what was another is written down', async () => {
    const person = await addUser(database.db, { firstName: 'Ada' });
    const save = (changes: object) =>
      world.academy.call(calls.updateUser, { ...asSent(person), ...changes }, world.longAgo(world.grace));
    expect((await save({ firstName: 'Augusta' })).answer.user).toMatchObject({ firstName: 'Augusta' });
    expect(await save({ city: 'London' })).toMatchObject({ status: 409, answer: { code: 'conflict' } });
    expect(await world.row(person.id)).toMatchObject({ firstName: 'Augusta', city: 'Dubai' });
    expect(await world.auditOf(person.id)).toMatchObject([
      { action: 'user.changed', before: { firstName: 'Ada' }, after: { firstName: 'Augusta' } },
    ]);
    const renamed = world.academy.jobs.filter(({ name }) => name === 'user.renamed');
    expect(renamed.at(-1)?.data).toEqual({ userId: person.id });
  });

  test('as a role, needs the password after a while, and ends the sessions', async () => {
    const person = await addUser(database.db, { password: PASSWORD });
    await logIn(person.email);
    const promote = (password?: string) =>
      world.academy.call(
        calls.updateUser,
        { ...asSent(person), role: 'staff', ...(password && { password }) },
        world.longAgo(world.grace),
      );
    expect((await promote()).answer.code).toBe('confirm-password');
    expect((await promote('not this one')).answer.code).toBe('confirm-password');
    expect(await sessionsOf(person.id)).toHaveLength(1);
    expect((await promote('an office password')).status).toBe(200);
    expect(await sessionsOf(person.id)).toEqual([]);
    const again = await world.academy.callerAfter(await logIn(person.email));
    expect(again.user?.role).toBe('staff');
  });

  test('as another address, is to be confirmed there, and links to the one before are void', async () => {
    const person = await addUser(database.db);
    const token = await world.academy.ctx((ctx) => makeEmailToken(ctx, person.id, 'reset'));
    const email = 'elsewhere@example.com';
    const saved = await world.academy.call(calls.updateUser, { ...asSent(person), email }, world.grace);
    expect(saved.answer.user).toMatchObject({ email, status: 'unverified', emailVerifiedAt: null });
    expect(world.academy.jobs.at(-1)).toEqual({
      name: 'user.verification-requested',
      data: { userId: person.id },
    });
    const chosen = { token, password: 'green tulips', confirmPassword: 'green tulips' };
    expect((await world.academy.call(resetPassword, chosen)).answer.code).toBe('link-expired');
  });

  test('is refused as an address that somebody else has', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const changes = { ...asSent(person), email: other.email.toUpperCase() };
    const outcome = await world.academy.call(calls.updateUser, changes, world.grace);
    expect(outcome).toMatchObject({ status: 400, answer: { issues: [{ field: 'email' }] } });
    expect((await world.row(person.id)).email).toBe(person.email);
  });
});

describe('an invitation', () => {
  const invite = (email: string) =>
    world.academy.call(
      calls.inviteUser,
      { email, firstName: 'Leila', lastName: 'Haddad', role: 'instructor' },
      world.grace,
    );

  test('opens an account whose letter goes out, also once more', async () => {
    const outcome = await invite('leila@example.com');
    const { _id: id } = outcome.answer.user as { _id: string };
    expect(outcome.answer.user).toMatchObject({ role: 'instructor', status: 'invited' });
    await world.academy.call(calls.sendUserReset, { id }, world.grace);
    const letters = world.academy.jobs.filter(({ data }) => data.userId === id);
    expect(letters.map(({ name }) => name)).toEqual(['user.invited', 'user.invited']);
  });

  test('that is sent twice at once opens one account', async () => {
    const outcomes = await Promise.all([invite('twice@example.com'), invite('twice@example.com')]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const found = await database.db.select().from(users).where(eq(users.email, 'twice@example.com'));
    expect(found).toHaveLength(1);
  });
});

describe('sessions', () => {
  test('of a person end one by one or all together, and only theirs', async () => {
    const [person, other] = [
      await addUser(database.db, { password: PASSWORD }),
      await addUser(database.db, { password: PASSWORD }),
    ];
    for (const { email } of [person, person, person, other]) await logIn(email);
    const [first] = (await world.detail(person.id)).sessions;
    const end = { id: other.id, sessionId: first?._id ?? '' };
    expect((await world.academy.call(calls.endUserSession, end, world.grace)).status).toBe(404);
    await world.academy.call(calls.endUserSession, { ...end, id: person.id }, world.grace);
    expect(await sessionsOf(person.id)).toHaveLength(2);
    await world.academy.call(calls.endUserSessions, { id: person.id }, world.grace);
    expect([await sessionsOf(person.id), await sessionsOf(other.id)]).toMatchObject([[], [{}]]);
  });

  test('of oneself end but for the one that asks', async () => {
    const admin = await addUser(database.db, { role: 'admin', password: PASSWORD });
    await logIn(admin.email);
    const caller = await world.academy.callerAfter(await logIn(admin.email));
    const outcome = await world.academy.call(calls.endUserSessions, { id: admin.id }, caller);
    expect(outcome.answer.user).toMatchObject({ sessions: [{ isThis: true }] });
  });
});
