import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authCheck } from '#contracts/accounts/accounts.ts';
import { getSafety, removeAuthenticator } from '#contracts/accounts/safety.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { getSettings, type Settings, updateSettings } from '#contracts/site/admin-settings.ts';
import { auditEntries, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createTwoStepWorld } from '#server/testing/people/two-step-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createTwoStepWorld(database.db));

/** Somebody with a session, who is read from the table as with every request. */
const givenAdmin = async (name: string, role: 'admin' | 'staff' = 'admin') => {
  const { email, id } = await world.givenLearner(name);
  await database.db.update(users).set({ role }).where(eq(users.id, id));
  const loggedIn = await world.logIn(email);
  return { email, id, asNow: () => world.academy.callerAfter(loggedIn) };
};

const setRequired = async (isOn: boolean, by: Awaited<ReturnType<typeof givenAdmin>>) => {
  const caller = await by.asNow();
  const read = (await world.academy.call(getSettings, {}, caller)).answer as {
    settings: Settings;
    version: number;
  };
  const settings = { ...read.settings, security: { requireTwoStepForAdmins: isOn } };
  return world.academy.call(updateSettings, { settings, version: read.version, password: PASSWORD }, caller);
};

test('the office can be closed to administrators with one step, by one who has two', async () => {
  const grace = await givenAdmin('grace');
  const alan = await givenAdmin('alan');
  const clerk = await givenAdmin('clerk', 'staff');
  const refused = await setRequired(true, grace);
  expect(refused.answer.issues).toMatchObject([{ field: 'settings.security.requireTwoStepForAdmins' }]);

  const { secret } = await world.setUp(await grace.asNow());
  expect((await setRequired(true, grace)).status).toBe(200);
  const list = async (one: typeof grace) =>
    world.academy.call(peopleEndpoints.listUsers, {}, await one.asNow());
  expect((await list(grace)).status).toBe(200);
  expect(await list(alan)).toMatchObject({
    status: 403,
    answer: { code: 'two-step-required', redirectUrl: '/profile/safety?required' },
  });
  expect((await world.academy.call(authCheck, {}, await alan.asNow())).answer.owesTwoStep).toBe(true);
  expect((await clerk.asNow()).user?.owesTwoStep).toBe(false);
  expect((await world.academy.call(getSafety, {}, await alan.asNow())).answer.isRequired).toBe(true);

  const proof = { password: PASSWORD, code: world.codeAt(secret) };
  const kept = await world.academy.call(removeAuthenticator, proof, await grace.asNow());
  expect(kept.answer).toMatchObject({ code: 'wrong-state' });

  await world.setUp(await alan.asNow());
  expect((await list(alan)).status).toBe(200);
  expect((await setRequired(false, grace)).status).toBe(200);
});

test('an administrator switches it off for a person who has lost it, with the password and a reason', async () => {
  const office = await givenAdmin('office');
  const { email, id, caller } = await world.givenTwoSteps('lost');
  const reset = async (input: object) =>
    world.academy.call(
      peopleEndpoints.resetUserTwoStep,
      { id, reason: 'Lost the phone', password: PASSWORD, ...input },
      await office.asNow(),
    );
  expect((await reset({ password: 'red tulips' })).answer.code).toBe('confirm-password');
  expect((await reset({ reason: ' ' })).status).toBe(400);
  expect((await reset({ id: office.id })).answer.code).toBe('wrong-state');
  const byThemself = { id, reason: 'Mine', password: PASSWORD };
  const own = await world.academy.call(peopleEndpoints.resetUserTwoStep, byThemself, caller);
  expect(own.status).toBe(403);

  const both = await Promise.all([reset({}), reset({})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.answer.user).toMatchObject({
    twoStepSince: null,
    sessions: [],
  });
  expect(await world.signedInAs(await world.logIn(email))).toBe(id);
  const [entry, ...others] = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, id))
    .orderBy(desc(auditEntries.id));
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'user.two-step-reset',
    actorId: office.id,
    after: { reason: 'Lost the phone' },
  });
  await world.workOff();
  const told = world.subjectsTo(email).filter((subject) => /switched your two-step login off/.test(subject));
  expect(told).toHaveLength(1);
});
