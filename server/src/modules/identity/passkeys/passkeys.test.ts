import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passkeyEndpoints as calls } from '#contracts/accounts/passkeys.ts';
import { beginAuthenticator, getSafety } from '#contracts/accounts/safety.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { getSettings, type Settings, updateSettings } from '#contracts/site/admin-settings.ts';
import type { Caller } from '#server/calls/context.ts';
import { passkeyChallenges, passkeys, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createAuthenticator } from '#server/testing/people/software-authenticator.ts';
import { createTwoStepWorld } from '#server/testing/people/two-step-world.ts';
import { addUser } from '#server/testing/test-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createTwoStepWorld(database.db));

type Device = ReturnType<typeof createAuthenticator>;
type Wish = Omit<Parameters<Device['sign']>[0], 'challenge'>;

const challengeFor = async (caller: Caller, code = '') => {
  const begun = await world.academy.call(calls.beginPasskey, { password: PASSWORD, code }, caller);
  return (begun.answer.options as { challenge: string }).challenge;
};
const add = (caller: Caller, credential: ReturnType<Device['register']>) =>
  world.academy.call(calls.addPasskey, { name: 'My phone', credential }, caller);
const loginChallenge = async () => {
  const begun = await world.academy.call(calls.beginPasskeyLogin, {});
  return (begun.answer.options as { challenge: string }).challenge;
};
const finish = (credential: ReturnType<Device['sign']>) =>
  world.academy.call(calls.finishPasskeyLogin, { credential });
const logIn = async (device: Device, wish: Wish = {}) =>
  finish(device.sign({ challenge: await loginChallenge(), ...wish }));

const givenPasskey = async (name: string) => {
  const learner = await world.givenLearner(name);
  const device = createAuthenticator();
  const challenge = await challengeFor(learner.caller);
  expect((await add(learner.caller, device.register({ challenge }))).answer).toMatchObject({ success: true });
  return { ...learner, device };
};

const REFUSED = { status: 401, answer: { code: 'wrong-credentials' }, cookies: [] };

describe('a passkey', () => {
  test('logs its owner in, also where the password asks for a second step; its use is told, and it is taken away', async () => {
    const { id, email, caller, device } = await givenPasskey('owner');
    await world.setUp(caller);
    const handle = Buffer.from(id).toString('base64url');
    const signed = device.sign({ challenge: await loginChallenge() }, handle);
    const loggedIn = await world.academy.call(calls.finishPasskeyLogin, {
      credential: signed,
      next: '/orders',
    });
    expect(loggedIn.answer).toMatchObject({ redirectUrl: '/orders', user: { email } });
    expect(await world.signedInAs(loggedIn)).toBe(id);

    const shown = (await world.academy.call(getSafety, {}, caller)).answer.passkeys as { _id: string }[];
    expect(shown).toMatchObject([{ name: 'My phone', lastUsedAt: world.now.toISOString() }]);
    const passkeyId = shown[0]?._id ?? '';
    const other = await world.givenLearner('stranger');
    expect((await world.academy.call(calls.removePasskey, { id: passkeyId }, other.caller)).status).toBe(404);
    expect((await world.academy.call(calls.removePasskey, { id: passkeyId }, caller)).status).toBe(200);
    expect((await world.academy.call(calls.removePasskey, { id: passkeyId }, caller)).status).toBe(404);
    expect(await logIn(device)).toMatchObject(REFUSED);
    await world.workOff();
    expect(world.subjectsTo(email)).toEqual(
      expect.arrayContaining([
        'A passkey was added to your account',
        'A passkey was removed from your account',
      ]),
    );
  });

  test('is added with as many steps as its owner logs in with', async () => {
    const { caller, secret } = await world.givenTwoSteps('both');
    const bare = await world.academy.call(calls.beginPasskey, { password: PASSWORD }, caller);
    expect(bare.answer).toMatchObject({ issues: [{ field: 'code' }] });
    const wrong = await world.academy.call(calls.beginPasskey, { password: 'red tulips' }, caller);
    expect(wrong.answer.code).toBe('confirm-password');
    const challenge = await challengeFor(caller, world.codeAt(secret));
    expect((await add(caller, createAuthenticator().register({ challenge }))).status).toBe(200);
  });

  test('is kept as its public half', async () => {
    const { id } = await givenPasskey('public-half');
    const [row] = await database.db.select().from(passkeys).where(eq(passkeys.userId, id));
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['counter', 'createdAt', 'credentialId', 'id', 'lastUsedAt', 'name', 'publicKey', 'userId'].sort(),
    );
  });
});

describe('nobody registers', () => {
  test('with a challenge that was used, is too old, is somebody else’s or was for a login', async () => {
    const mine = await world.givenLearner('register-mine');
    const other = await world.givenLearner('register-other');
    const used = await challengeFor(mine.caller);
    expect((await add(mine.caller, createAuthenticator().register({ challenge: used }))).status).toBe(200);
    const old = await challengeFor(mine.caller);
    await database.db
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(0) })
      .where(eq(passkeyChallenges.userId, mine.id));
    for (const challenge of [used, old, await challengeFor(other.caller), await loginChallenge(), 'x'])
      expect((await add(mine.caller, createAuthenticator().register({ challenge }))).answer.code).toBe(
        'link-expired',
      );
  });

  test.each<[string, Wish]>([
    ['for another origin', { origin: 'https://academy.evil.example' }],
    ['for another address', { rpId: 'evil.example' }],
    ['without being recognised by the device', { isVerified: false }],
  ])('%s', async (name, wish) => {
    const { caller } = await world.givenLearner(`not-${name.replaceAll(' ', '-')}`);
    const challenge = await challengeFor(caller);
    const refused = await add(caller, createAuthenticator().register({ challenge, ...wish }));
    expect(refused.answer.code).toBe('invalid-input');
  });

  test('one that is registered already, for whomever', async () => {
    const { device } = await givenPasskey('first-owner');
    const { caller } = await world.givenLearner('second-owner');
    const again = await add(caller, device.register({ challenge: await challengeFor(caller) }));
    expect(again.answer).toMatchObject({
      code: 'wrong-state',
      message: 'This passkey is registered already.',
    });
  });
});

describe('nobody logs in', () => {
  test('with an answer that was used, also by two who come with it at once', async () => {
    const { device } = await givenPasskey('replayed');
    const signed = device.sign({ challenge: await loginChallenge() });
    const outcomes = await Promise.all([finish(signed), finish(signed)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await finish(signed)).toMatchObject(REFUSED);
  });

  test('over a challenge that is nobody’s, or that was to register', async () => {
    const { caller, device } = await givenPasskey('other-challenge');
    expect(await finish(device.sign({ challenge: 'made-up' }))).toMatchObject(REFUSED);
    expect(await finish(device.sign({ challenge: await challengeFor(caller) }))).toMatchObject(REFUSED);
  });

  test.each<[string, Wish]>([
    ['for another origin', { origin: 'http://localhost:3001' }],
    ['for another address', { rpId: 'evil.example' }],
    ['without being recognised by the device', { isVerified: false }],
  ])('%s', async (name, wish) => {
    const { device } = await givenPasskey(`login-${name.replaceAll(' ', '-')}`);
    expect(await logIn(device, wish)).toMatchObject(REFUSED);
    expect((await logIn(device)).status).toBe(200);
  });

  test('with a passkey that nobody has registered, or in the name of somebody else’s', async () => {
    const { device } = await givenPasskey('foreign');
    const stranger = createAuthenticator();
    expect(await logIn(stranger)).toMatchObject(REFUSED);
    const forged = stranger.sign({ challenge: await loginChallenge() });
    expect(await finish({ ...forged, id: device.id, rawId: device.id })).toMatchObject(REFUSED);
    const other = Buffer.from((await world.givenLearner('handle')).id).toString('base64url');
    expect(await finish(device.sign({ challenge: await loginChallenge() }, other))).toMatchObject(REFUSED);
  });

  test('with a copy, whose count goes back', async () => {
    const { device } = await givenPasskey('copied');
    device.setCounter(7);
    expect((await logIn(device)).status).toBe(200);
    device.setCounter(6);
    expect(await logIn(device)).toMatchObject(REFUSED);
    device.setCounter(8);
    expect((await logIn(device)).status).toBe(200);
  });

  test('who is kept out', async () => {
    const { id, device } = await givenPasskey('disabled');
    await database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    expect(await logIn(device)).toMatchObject({ status: 403, answer: { code: 'not-allowed' }, cookies: [] });
  });

  test('after an administrator has let its owner begin anew', async () => {
    const { id, device } = await givenPasskey('reset');
    const admin = await addUser(database.db, { role: 'admin', password: 'an office password' });
    const wish = { id, reason: 'Lost the phone', password: 'an office password' };
    const reset = await world.academy.call(peopleEndpoints.resetUserTwoStep, wish, admin);
    expect(reset.answer.user).toMatchObject({ passkeys: 0 });
    expect(await logIn(device)).toMatchObject(REFUSED);
  });
});

describe('where administrators are asked for two steps', () => {
  const setRequired = async (caller: Caller) => {
    const read = (await world.academy.call(getSettings, {}, caller)).answer as {
      settings: Settings;
      version: number;
    };
    const settings = { ...read.settings, security: { requireTwoStepForAdmins: true } };
    const wish = { settings, version: read.version, password: PASSWORD };
    return (await world.academy.call(updateSettings, wish, caller)).status;
  };
  const list = async (caller: Caller) =>
    (await world.academy.call(peopleEndpoints.listUsers, {}, caller)).status;

  test('a session that a passkey opened has both, and one of the password alone neither has nor adds them', async () => {
    const { id, email, device } = await givenPasskey('both-steps');
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    const byPassword = await world.logIn(email);
    expect(await setRequired(await world.academy.callerAfter(byPassword))).toBe(400);
    const byPasskey = await logIn(device);
    expect(await setRequired(await world.academy.callerAfter(byPasskey))).toBe(200);
    expect(await list(await world.academy.callerAfter(byPasskey))).toBe(200);

    const caller = await world.academy.callerAfter(byPassword);
    expect(await list(caller)).toBe(403);
    const shown = await world.academy.call(getSafety, {}, caller);
    expect(shown.answer).toMatchObject({ isRequired: true, isOwed: true });
    for (const call of [calls.beginPasskey, beginAuthenticator])
      expect((await world.academy.call(call, { password: PASSWORD }, caller)).answer).toMatchObject({
        code: 'wrong-state',
        message: 'Please log in with your passkey first.',
      });
    const begun = await world.academy.call(
      beginAuthenticator,
      { password: PASSWORD },
      await world.academy.callerAfter(byPasskey),
    );
    expect(begun.status).toBe(200);
  });
});
