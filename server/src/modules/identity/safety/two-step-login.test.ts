import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { apiLogin, openAccount } from '#contracts/accounts/accounts.ts';
import { changePassword } from '#contracts/accounts/profile.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  finishLogin,
  getSafety,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#contracts/accounts/safety.ts';
import type { Caller } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { authenticators, loginTickets, recoveryCodes, sessions, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { identityBindings } from '../identity.routes.ts';
import { safetyBindings } from './safety.routes.ts';

const PASSWORD = 'blue tulips';
const STEP_MS = 30_000;

const database = given(freshDatabase);
let now = new Date('2026-11-29T12:00:10Z');
const academy = given(() =>
  testCalls([...identityBindings, ...safetyBindings], { db: database.db, now: () => now }),
);
const wait = (steps: number) => {
  now = new Date(now.getTime() + steps * STEP_MS);
};

const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * STEP_MS });
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

type Answer = Outcome['answer'] & {
  secret: string;
  uri: string;
  recoveryCodes: string[];
  twoStep?: { ticket: string };
};
const answerOf = (outcome: Outcome) => outcome.answer as Answer;

const givenLearner = async (name: string) => {
  const email = `${name}@example.com`;
  const opened = await academy.call(openAccount, {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    password: PASSWORD,
  });
  const caller = await academy.callerAfter(opened);
  return { email, caller, id: caller.user?.id ?? '' };
};

/** Whoever has an authenticator, half a minute after it was confirmed. */
const givenTwoSteps = async (name: string) => {
  const learner = await givenLearner(name);
  const { secret } = answerOf(await academy.call(beginAuthenticator, { password: PASSWORD }, learner.caller));
  const confirmed = await academy.call(confirmAuthenticator, { code: codeAt(secret) }, learner.caller);
  wait(2);
  return { ...learner, secret, codes: answerOf(confirmed).recoveryCodes };
};

const logIn = (email: string) => academy.call(apiLogin, { email, password: PASSWORD });
const ticketFor = async (email: string) => answerOf(await logIn(email)).twoStep?.ticket ?? '';
const finish = (ticket: string, code: string) => academy.call(finishLogin, { ticket, code });
const sessionsOf = (userId: string) => database.db.select().from(sessions).where(eq(sessions.userId, userId));
const signedInAs = async (outcome: Outcome) => (await academy.callerAfter(outcome)).user?.id;

test('an authenticator counts once a code of it was given, and ends the sessions that had the password alone', async () => {
  const { email, caller, id } = await givenLearner('ada');
  const elsewhere = await academy.callerAfter(await logIn(email));
  const begun = answerOf(await academy.call(beginAuthenticator, { password: PASSWORD }, caller));
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  expect((await logIn(email)).answer).toMatchObject({ user: { email } });
  const wrong = await academy.call(confirmAuthenticator, { code: wrongCode(begun.secret) }, caller);
  expect(wrong.answer).toMatchObject({ code: 'invalid-input', issues: [{ field: 'code' }] });
  expect((await academy.call(getSafety, {}, caller)).answer).toMatchObject({ twoStep: null });

  const confirmed = await academy.call(confirmAuthenticator, { code: codeAt(begun.secret) }, caller);
  expect(new Set(answerOf(confirmed).recoveryCodes).size).toBe(10);
  expect((await academy.call(getSafety, {}, caller)).answer).toMatchObject({
    twoStep: { recoveryCodesLeft: 10 },
  });
  expect((await sessionsOf(id)).map((one) => one.id)).toEqual([caller.user?.sessionId]);
  expect(elsewhere.user?.id).toBe(id);
  const again = await academy.call(beginAuthenticator, { password: PASSWORD }, caller);
  expect(again.answer).toMatchObject({ code: 'wrong-state' });
});

test('neither the secret nor a recovery code nor a ticket stands in a table', async () => {
  const { email, id, secret, codes } = await givenTwoSteps('sealed');
  const ticket = await ticketFor(email);
  const rows = JSON.stringify([
    await database.db.select().from(authenticators).where(eq(authenticators.userId, id)),
    await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    await database.db.select().from(loginTickets).where(eq(loginTickets.userId, id)),
  ]);
  expect(ticket).toMatch(/^[\w-]{43}$/);
  for (const kept of [secret, ticket, ...codes]) expect(rows).not.toContain(kept);
});

test('without the password nobody sets one up, whoever sits before a session that was left open', async () => {
  const { caller } = await givenLearner('left-open');
  const outcome = await academy.call(beginAuthenticator, { password: 'red tulips' }, caller);
  expect(outcome.answer).toMatchObject({ code: 'confirm-password' });
});

test('the right password signs nobody in who has an authenticator; a code does, and goes on where they were', async () => {
  const { email, id, secret } = await givenTwoSteps('both-steps');
  const first = await academy.call(apiLogin, { email, password: PASSWORD, next: '/orders?page=2' });
  expect(first).toMatchObject({
    status: 200,
    answer: { success: true, redirectUrl: '/login/code?next=%2Forders%3Fpage%3D2' },
  });
  expect(first.answer).not.toHaveProperty('user');
  expect(await signedInAs(first)).toBeUndefined();
  const { ticket = '' } = answerOf(first).twoStep ?? {};
  const second = await academy.call(finishLogin, { ticket, code: codeAt(secret), next: '/orders?page=2' });
  expect(second.answer).toMatchObject({ redirectUrl: '/orders?page=2', user: { email } });
  expect(await signedInAs(second)).toBe(id);
});

test('the ticket may come as the cookie that the first step left', async () => {
  const { email, id, secret } = await givenTwoSteps('cookie');
  const [pair = ''] = (await logIn(email)).cookies.find((one) => one.startsWith('login='))?.split(';') ?? [];
  const browser: Caller = { address: 'cookie', user: null, cookie: `a=b; ${pair}` };
  const second = await academy.call(finishLogin, { code: codeAt(secret) }, browser);
  expect(await signedInAs(second)).toBe(id);
  expect(second.cookies.join()).toMatch(/login=; Path=\/; Max-Age=0/);
});

test('a code is taken once, also by two who come at once with tickets of their own', async () => {
  const { email, secret, id } = await givenTwoSteps('replayed');
  const before = (await sessionsOf(id)).length;
  const tickets = [await ticketFor(email), await ticketFor(email)];
  const code = codeAt(secret);
  const outcomes = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await sessionsOf(id)).length).toBe(before + 1);
  expect((await finish(await ticketFor(email), code)).status).toBe(400);
});

test.each([
  ['before', -1, 200],
  ['after', 1, 200],
  ['two before', -2, 400],
  ['two after', 2, 400],
])('of the half minute %s, a code is answered with its status', async (_when, steps, status) => {
  const { email, secret } = await givenTwoSteps(`clock${steps}`);
  wait(3);
  expect((await finish(await ticketFor(email), codeAt(secret, steps))).status).toBe(status);
});

test('a recovery code stands in for the authenticator once, however it is typed', async () => {
  const { email, codes, id } = await givenTwoSteps('recovered');
  const [code = ''] = codes;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  const back = await finish(await ticketFor(email), typed);
  expect(await signedInAs(back)).toBe(id);
  const caller = await academy.callerAfter(back);
  expect((await academy.call(getSafety, {}, caller)).answer).toMatchObject({
    twoStep: { recoveryCodesLeft: 9 },
  });
  expect((await finish(await ticketFor(email), code)).status).toBe(400);
});

test('somebody else’s recovery code or authenticator opens nothing', async () => {
  const mine = await givenTwoSteps('mine');
  const other = await givenTwoSteps('other');
  const ticket = await ticketFor(mine.email);
  expect((await finish(ticket, other.codes[0] ?? '')).status).toBe(400);
  expect((await finish(ticket, codeAt(other.secret))).status).toBe(400);
});

test('five tries use a ticket up, and another ticket gives no more of them: wrong codes are counted by account', async () => {
  const { email, secret } = await givenTwoSteps('guessed');
  const ticket = await ticketFor(email);
  for (let tried = 0; tried < 5; tried++) expect((await finish(ticket, wrongCode(secret))).status).toBe(400);
  expect((await finish(ticket, codeAt(secret))).answer).toMatchObject({
    code: 'link-expired',
    redirectUrl: '/login',
  });
  const another = await finish(await ticketFor(email), wrongCode(secret));
  expect(another.answer).toMatchObject({ code: 'too-many' });
});

test('a ticket is worth nothing when it is made up, too old, used, or of a password that was changed', async () => {
  const { email, caller, secret, id } = await givenTwoSteps('late');
  const refused = { answer: { code: 'link-expired' } };
  expect(await finish('x'.repeat(43), codeAt(secret))).toMatchObject(refused);
  const old = await ticketFor(email);
  await database.db
    .update(loginTickets)
    .set({ expiresAt: new Date(0) })
    .where(eq(loginTickets.userId, id));
  expect(await finish(old, codeAt(secret))).toMatchObject(refused);
  const used = await ticketFor(email);
  expect((await finish(used, codeAt(secret))).status).toBe(200);
  wait(2);
  expect(await finish(used, codeAt(secret))).toMatchObject(refused);
  const before = await ticketFor(email);
  const passwords = { currentPassword: PASSWORD, password: 'red tulips', confirmPassword: 'red tulips' };
  expect((await academy.call(changePassword, passwords, caller)).status).toBe(200);
  expect(await finish(before, codeAt(secret))).toMatchObject(refused);
});

test('who is kept out between the two steps does not come in', async () => {
  const { email, secret, id } = await givenTwoSteps('kept-out');
  const ticket = await ticketFor(email);
  await database.db.update(users).set({ disabledAt: now }).where(eq(users.id, id));
  const before = await sessionsOf(id);
  expect((await finish(ticket, codeAt(secret))).answer).toMatchObject({ code: 'not-allowed' });
  expect(await sessionsOf(id)).toEqual(before);
});

test('new recovery codes replace the old ones, and need both steps', async () => {
  const { email, caller, secret, codes } = await givenTwoSteps('renewed');
  const wrong = await academy.call(
    renewRecoveryCodes,
    { password: PASSWORD, code: wrongCode(secret) },
    caller,
  );
  expect(wrong.answer).toMatchObject({ issues: [{ field: 'code' }] });
  const renewed = await academy.call(
    renewRecoveryCodes,
    { password: PASSWORD, code: codeAt(secret) },
    caller,
  );
  expect(answerOf(renewed).recoveryCodes).toHaveLength(10);
  expect((await finish(await ticketFor(email), codes[1] ?? '')).status).toBe(400);
  expect((await finish(await ticketFor(email), answerOf(renewed).recoveryCodes[1] ?? '')).status).toBe(200);
});

test('it is switched off with both steps: the password is enough then, and other sessions end', async () => {
  const { email, caller, secret, id } = await givenTwoSteps('switched-off');
  await finish(await ticketFor(email), codeAt(secret));
  wait(2);
  const guessed = { password: 'red tulips', code: codeAt(secret) };
  expect((await academy.call(removeAuthenticator, guessed, caller)).answer).toMatchObject({
    code: 'confirm-password',
  });
  const off = await academy.call(removeAuthenticator, { password: PASSWORD, code: codeAt(secret) }, caller);
  expect(off.status).toBe(200);
  expect((await sessionsOf(id)).map((one) => one.id)).toEqual([caller.user?.sessionId]);
  expect(await signedInAs(await logIn(email))).toBe(id);
});
