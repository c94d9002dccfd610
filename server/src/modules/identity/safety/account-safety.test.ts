import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logout, openAccount } from '#contracts/accounts/accounts.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  endOtherSessions,
  endOwnSession,
  getSafety,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#contracts/accounts/safety.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import { createFieldSeal } from '#server/platform/field-seal.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { answerOf, createTwoStepWorld } from '#server/testing/people/two-step-world.ts';

const PASSWORD = 'blue tulips';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const database = given(freshDatabase);
const world = given(() => createTwoStepWorld(database.db));
/** The same academy after its FIELD_KEY was lost. */
const keyless = given(() => createTwoStepWorld(database.db, { fieldSeal: createFieldSeal('another key') }));

const cookieOf = (name: string, { cookies }: Outcome) =>
  cookies.find((one) => one.startsWith(`${name}=`))?.split(';')[0] ?? '';

describe('where the key that seals secrets was lost', () => {
  test('a recovery code lets its owner in, and with another they move to a new app', async () => {
    const { email, id, secret, codes } = await world.givenTwoSteps('keyless');
    const useless = await keyless.finish(await keyless.ticketFor(email), keyless.codeAt(secret));
    expect(useless.answer.issues).toMatchObject([
      { field: 'code', message: expect.stringContaining('Please use a recovery code') },
    ]);
    const back = await keyless.finish(await keyless.ticketFor(email), codes[0] ?? '');
    expect(await keyless.signedInAs(back)).toBe(id);
    const caller = await keyless.academy.callerAfter(back);
    const proof = { password: PASSWORD, code: codes[1] };
    const begun = answerOf(await keyless.academy.call(beginAuthenticator, proof, caller));
    const code = keyless.codeAt(begun.secret);
    expect((await keyless.academy.call(confirmAuthenticator, { code }, caller)).status).toBe(200);
    keyless.wait(2);
    const again = await keyless.finish(await keyless.ticketFor(email), keyless.codeAt(begun.secret));
    expect(await keyless.signedInAs(again)).toBe(id);
  });
});

describe('moving to another app', () => {
  test('asks for both steps, and the old app counts until a code of the new one was given', async () => {
    const { email, caller, secret, codes, id } = await world.givenTwoSteps('new-phone');
    const bare = await world.academy.call(beginAuthenticator, { password: PASSWORD }, caller);
    expect(bare.answer).toMatchObject({ issues: [{ field: 'code' }] });
    const proof = { password: PASSWORD, code: world.codeAt(secret) };
    const { secret: next } = answerOf(await world.academy.call(beginAuthenticator, proof, caller));
    world.wait(2);
    expect((await world.finish(await world.ticketFor(email), world.codeAt(next))).status).toBe(400);
    expect((await world.finish(await world.ticketFor(email), world.codeAt(secret))).status).toBe(200);

    const confirmed = await world.academy.call(confirmAuthenticator, { code: world.codeAt(next) }, caller);
    expect(answerOf(confirmed).recoveryCodes).toHaveLength(10);
    expect(answerOf(confirmed).recoveryCodes).not.toContain(codes[0]);
    expect((await world.sessionsOf(id)).map((one) => one.id)).toEqual([caller.user?.sessionId]);
    world.wait(2);
    expect((await world.finish(await world.ticketFor(email), world.codeAt(secret))).status).toBe(400);
    expect((await world.finish(await world.ticketFor(email), world.codeAt(next))).status).toBe(200);
  });
});

describe('letters', () => {
  const givenPerson = async (name: string) => {
    const person = await world.givenTwoSteps(name);
    await world.workOff();
    return { ...person, letters: () => world.subjectsTo(person.email).slice(1) };
  };

  test('tell that it was set up, that a recovery code was used, that few are left, and that it was removed', async () => {
    const { email, caller, codes, secret, letters } = await givenPerson('told');
    expect(letters()).toEqual(['Two-step login is on']);
    const device = cookieOf('device', await world.finish(await world.ticketFor(email), world.codeAt(secret)));
    await world.workOff();
    const seen = letters().length;
    for (const code of codes.slice(0, 7))
      await world.finish(await world.ticketFor(email), code, world.browser({ cookie: device }));
    await world.workOff();
    const after = letters().slice(seen);
    expect(after.filter((one) => one === 'A recovery code was used')).toHaveLength(7);
    expect(after.filter((one) => one === 'Few recovery codes are left')).toHaveLength(1);

    world.wait(2);
    await world.finish(await world.ticketFor(email), codes[7] ?? '', world.browser({ cookie: device }));
    await world.workOff();
    expect(letters().filter((one) => one === 'Few recovery codes are left')).toHaveLength(1);

    const renew = { password: PASSWORD, code: world.codeAt(secret) };
    expect((await world.academy.call(renewRecoveryCodes, renew, caller)).status).toBe(200);
    world.wait(2);
    const proof = { password: PASSWORD, code: world.codeAt(secret) };
    expect((await world.academy.call(removeAuthenticator, proof, caller)).status).toBe(200);
    await world.workOff();
    expect(letters().at(-1)).toBe('Two-step login is off');
  });

  test('tell of a login from a browser that is new to the account, once', async () => {
    const { email, id } = await world.givenLearner('traveller');
    await world.workOff();
    const first = await world.logIn(email, world.browser({ userAgent: FIREFOX }));
    await world.workOff();
    const told = () => world.sent.filter(({ to, subject }) => to === email && /new device/.test(subject));
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain('Firefox on Linux');
    await world.logIn(email, world.browser({ userAgent: FIREFOX, cookie: cookieOf('device', first) }));
    await world.workOff();
    expect(told()).toHaveLength(1);
    expect(await world.sessionsOf(id)).toHaveLength(3);
  });

  test('a browser that two people share is new to neither of them the next time', async () => {
    const [one, other] = [await world.givenLearner('desk-one'), await world.givenLearner('desk-other')];
    let cookie = '';
    for (const { email } of [one, other, one, other]) {
      cookie = cookieOf('device', await world.logIn(email, world.browser({ cookie })));
      await world.workOff();
    }
    for (const { email } of [one, other])
      expect(world.subjectsTo(email).filter((subject) => /new device/.test(subject))).toHaveLength(1);
  });

  test('opening an account is no login from a new device', async () => {
    const { email } = await world.givenLearner('newcomer');
    await world.workOff();
    expect(world.subjectsTo(email)).toEqual(['Please confirm your email address']);
  });
});

describe('own sessions', () => {
  const shown = async (caller: Parameters<typeof world.academy.call>[2]) =>
    (await world.academy.call(getSafety, {}, caller)).answer.sessions as {
      _id: string;
      device: string;
      lastSeenAt: string;
      isThis: boolean;
    }[];

  test('are named by browser and system, and whatever a browser says of itself stays a word of ours', async () => {
    const { email, caller } = await world.givenLearner('named');
    await world.logIn(email, world.browser({ userAgent: FIREFOX }));
    await world.logIn(email, world.browser({ userAgent: `<b>${'x'.repeat(10_000)}` }));
    const found = await shown(caller);
    expect(found.map(({ device }) => device).sort()).toEqual([
      'Firefox on Linux',
      'Unknown browser',
      'Unknown browser',
    ]);
    expect(found.filter(({ isThis }) => isThis)).toMatchObject([{ _id: caller.user?.sessionId }]);
  });

  test('one ends, or all others; the own one stays, and somebody else’s is none', async () => {
    const mine = await world.givenLearner('ends-mine');
    const other = await world.givenLearner('ends-other');
    const elsewhere = await world.academy.callerAfter(await world.logIn(mine.email));
    const end = (sessionId: string) => world.academy.call(endOwnSession, { sessionId }, mine.caller);
    expect((await end(other.caller.user?.sessionId ?? '')).status).toBe(404);
    expect((await end(mine.caller.user?.sessionId ?? '')).answer.code).toBe('wrong-state');
    const both = await Promise.all([1, 2].map(() => end(elsewhere.user?.sessionId ?? '')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await world.logIn(mine.email);
    expect((await world.academy.call(endOtherSessions, {}, mine.caller)).status).toBe(200);
    expect((await world.sessionsOf(mine.id)).map(({ id }) => id)).toEqual([mine.caller.user?.sessionId]);
    expect(await world.sessionsOf(other.id)).toHaveLength(1);
  });

  test('that one was seen is written once in a quarter of an hour', async () => {
    const email = 'seen@example.com';
    const person = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD };
    const opened = await world.academy.call(openAccount, person);
    const { user } = await world.academy.callerAfter(opened);
    const lastSeen = async () => (await world.sessionsOf(user?.id ?? ''))[0]?.lastSeenAt.getTime() ?? 0;
    const before = await lastSeen();
    await world.academy.callerAfter(opened);
    expect(await lastSeen()).toBe(before);
    const old = new Date(before - 20 * 60_000);
    await database.db
      .update(sessions)
      .set({ lastSeenAt: old })
      .where(eq(sessions.userId, user?.id ?? ''));
    await world.academy.callerAfter(opened);
    expect(await lastSeen()).toBeGreaterThanOrEqual(before);
  });

  test('that somebody was seen is known when they have logged out too', async () => {
    const email = 'seen-last@example.com';
    const person = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD };
    const opened = await world.academy.call(openAccount, person);
    const caller = await world.academy.callerAfter(opened);
    const id = caller.user?.id ?? '';
    const row = async () => (await database.db.select().from(users).where(eq(users.id, id)))[0];
    const first = await row();
    expect(first?.lastSeenAt).not.toBeNull();
    const old = new Date(Date.now() - 20 * 60_000);
    await database.db.update(users).set({ lastSeenAt: old }).where(eq(users.id, id));
    await world.academy.callerAfter(opened);
    // Written with the session, once in a quarter of an hour.
    expect((await row())?.lastSeenAt).toEqual(old);
    await database.db.update(sessions).set({ lastSeenAt: old }).where(eq(sessions.userId, id));
    await world.academy.callerAfter(opened);
    await world.academy.call(logout, {}, caller);
    const last = await row();
    expect(last?.lastSeenAt?.getTime()).toBeGreaterThan(old.getTime());
    expect(last?.updatedAt).toEqual(first?.updatedAt);
  });

  test('that somebody was seen waits for nobody who holds their row', async () => {
    const opened = await world.academy.call(openAccount, {
      ...{ firstName: 'Ada', lastName: 'Byron', email: 'held@example.com', password: PASSWORD },
    });
    const { user } = await world.academy.callerAfter(opened);
    const id = user?.id ?? '';
    const old = new Date(Date.now() - 20 * 60_000);
    await database.db.update(sessions).set({ lastSeenAt: old }).where(eq(sessions.userId, id));
    await database.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update');
      expect((await world.academy.callerAfter(opened)).user?.id).toBe(id);
    });
  });
});
