import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiLogin } from '#contracts/accounts/accounts.ts';
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
import { authenticators, loginTickets, recoveryCodes, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { answerOf, createTwoStepWorld } from '#server/testing/people/two-step-world.ts';

const PASSWORD = 'blue tulips';
const database = given(freshDatabase);
const world = given(() => createTwoStepWorld(database.db));

test('an authenticator counts once a code of it was given, and ends the sessions that had the password alone', async () => {
  const { email, caller, id } = await world.givenLearner('ada');
  const elsewhere = await world.academy.callerAfter(await world.logIn(email));
  const begun = answerOf(await world.academy.call(beginAuthenticator, { password: PASSWORD }, caller));
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  expect((await world.logIn(email)).answer).toMatchObject({ user: { email } });
  const wrong = await world.academy.call(
    confirmAuthenticator,
    { code: world.wrongCode(begun.secret) },
    caller,
  );
  expect(wrong.answer).toMatchObject({ code: 'invalid-input', issues: [{ field: 'code' }] });
  expect((await world.academy.call(getSafety, {}, caller)).answer).toMatchObject({ twoStep: null });

  const confirmed = await world.academy.call(
    confirmAuthenticator,
    { code: world.codeAt(begun.secret) },
    caller,
  );
  expect(new Set(answerOf(confirmed).recoveryCodes).size).toBe(10);
  expect((await world.academy.call(getSafety, {}, caller)).answer).toMatchObject({
    twoStep: { recoveryCodesLeft: 10 },
  });
  expect((await world.sessionsOf(id)).map((one) => one.id)).toEqual([caller.user?.sessionId]);
  expect(elsewhere.user?.id).toBe(id);
  const again = await world.academy.call(confirmAuthenticator, { code: world.codeAt(begun.secret) }, caller);
  expect(again.answer).toMatchObject({ code: 'wrong-state' });
});

test('neither the secret nor a recovery code nor a ticket stands in a table', async () => {
  const { email, id, secret, codes } = await world.givenTwoSteps('sealed');
  const ticket = await world.ticketFor(email);
  const rows = JSON.stringify([
    await database.db.select().from(authenticators).where(eq(authenticators.userId, id)),
    await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    await database.db.select().from(loginTickets).where(eq(loginTickets.userId, id)),
  ]);
  expect(ticket).toMatch(/^[\w-]{43}$/);
  for (const kept of [secret, ticket, ...codes]) expect(rows).not.toContain(kept);
});

test('without the password nobody sets one up, whoever sits before a session that was left open', async () => {
  const { caller } = await world.givenLearner('left-open');
  const outcome = await world.academy.call(beginAuthenticator, { password: 'red tulips' }, caller);
  expect(outcome.answer).toMatchObject({ code: 'confirm-password' });
});

test('the right password signs nobody in who has an authenticator; a code does, and goes on where they were', async () => {
  const { email, id, secret } = await world.givenTwoSteps('both-steps');
  const first = await world.academy.call(apiLogin, { email, password: PASSWORD, next: '/orders?page=2' });
  expect(first).toMatchObject({
    status: 200,
    answer: { success: true, redirectUrl: '/login/code?next=%2Forders%3Fpage%3D2' },
  });
  expect(first.answer).not.toHaveProperty('user');
  expect(await world.signedInAs(first)).toBeUndefined();
  const { ticket = '' } = answerOf(first).twoStep ?? {};
  const second = await world.academy.call(finishLogin, {
    ticket,
    code: world.codeAt(secret),
    next: '/orders?page=2',
  });
  expect(second.answer).toMatchObject({ redirectUrl: '/orders?page=2', user: { email } });
  expect(await world.signedInAs(second)).toBe(id);
});

test('the ticket may come as the cookie that the first step left', async () => {
  const { email, id, secret } = await world.givenTwoSteps('cookie');
  const [pair = ''] =
    (await world.logIn(email)).cookies.find((one) => one.startsWith('login='))?.split(';') ?? [];
  const browser: Caller = { address: 'cookie', user: null, cookie: `a=b; ${pair}` };
  const second = await world.academy.call(finishLogin, { code: world.codeAt(secret) }, browser);
  expect(await world.signedInAs(second)).toBe(id);
  expect(second.cookies.join()).toMatch(/login=; Path=\/; Max-Age=0/);
});

test('a code is taken once, also by two who come at once with tickets of their own', async () => {
  const { email, secret, id } = await world.givenTwoSteps('replayed');
  const before = (await world.sessionsOf(id)).length;
  const tickets = [await world.ticketFor(email), await world.ticketFor(email)];
  const code = world.codeAt(secret);
  const outcomes = await Promise.all(tickets.map((ticket) => world.finish(ticket, code)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await world.sessionsOf(id)).length).toBe(before + 1);
  expect((await world.finish(await world.ticketFor(email), code)).status).toBe(400);
});

test.each([
  ['before', -1, 200],
  ['after', 1, 200],
  ['two before', -2, 400],
  ['two after', 2, 400],
])('of the half minute %s, a code is answered with its status', async (_when, steps, status) => {
  const { email, secret } = await world.givenTwoSteps(`clock${steps}`);
  world.wait(3);
  expect((await world.finish(await world.ticketFor(email), world.codeAt(secret, steps))).status).toBe(status);
});

test('a recovery code stands in for the authenticator once, however it is typed', async () => {
  const { email, codes, id } = await world.givenTwoSteps('recovered');
  const [code = ''] = codes;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  const back = await world.finish(await world.ticketFor(email), typed);
  expect(await world.signedInAs(back)).toBe(id);
  const caller = await world.academy.callerAfter(back);
  expect((await world.academy.call(getSafety, {}, caller)).answer).toMatchObject({
    twoStep: { recoveryCodesLeft: 9 },
  });
  expect((await world.finish(await world.ticketFor(email), code)).status).toBe(400);
});

test('somebody else’s recovery code or authenticator opens nothing', async () => {
  const mine = await world.givenTwoSteps('mine');
  const other = await world.givenTwoSteps('other');
  const ticket = await world.ticketFor(mine.email);
  expect((await world.finish(ticket, other.codes[0] ?? '')).status).toBe(400);
  expect((await world.finish(ticket, world.codeAt(other.secret))).status).toBe(400);
});

test('five tries use a ticket up, and another ticket gives no more of them: wrong codes are counted by account', async () => {
  const { email, secret } = await world.givenTwoSteps('guessed');
  const ticket = await world.ticketFor(email);
  for (let tried = 0; tried < 5; tried++)
    expect((await world.finish(ticket, world.wrongCode(secret))).status).toBe(400);
  expect((await world.finish(ticket, world.codeAt(secret))).answer).toMatchObject({
    code: 'link-expired',
    redirectUrl: '/login',
  });
  const another = await world.finish(await world.ticketFor(email), world.wrongCode(secret));
  expect(another.answer).toMatchObject({ code: 'too-many' });
});

test('a ticket is worth nothing when it is made up, too old, used, or of a password that was changed', async () => {
  const { email, caller, secret, id } = await world.givenTwoSteps('late');
  const refused = { answer: { code: 'link-expired' } };
  expect(await world.finish('x'.repeat(43), world.codeAt(secret))).toMatchObject(refused);
  const old = await world.ticketFor(email);
  await database.db
    .update(loginTickets)
    .set({ expiresAt: new Date(0) })
    .where(eq(loginTickets.userId, id));
  expect(await world.finish(old, world.codeAt(secret))).toMatchObject(refused);
  const used = await world.ticketFor(email);
  expect((await world.finish(used, world.codeAt(secret))).status).toBe(200);
  world.wait(2);
  expect(await world.finish(used, world.codeAt(secret))).toMatchObject(refused);
  const before = await world.ticketFor(email);
  const passwords = { currentPassword: PASSWORD, password: 'red tulips', confirmPassword: 'red tulips' };
  expect((await world.academy.call(changePassword, passwords, caller)).status).toBe(200);
  expect(await world.finish(before, world.codeAt(secret))).toMatchObject(refused);
});

test('who is kept out between the two steps does not come in', async () => {
  const { email, secret, id } = await world.givenTwoSteps('kept-out');
  const ticket = await world.ticketFor(email);
  await database.db.update(users).set({ disabledAt: world.now }).where(eq(users.id, id));
  const before = await world.sessionsOf(id);
  expect((await world.finish(ticket, world.codeAt(secret))).answer).toMatchObject({ code: 'not-allowed' });
  expect(await world.sessionsOf(id)).toEqual(before);
});

test('new recovery codes replace the old ones, and need both steps', async () => {
  const { email, caller, secret, codes } = await world.givenTwoSteps('renewed');
  const wrong = await world.academy.call(
    renewRecoveryCodes,
    { password: PASSWORD, code: world.wrongCode(secret) },
    caller,
  );
  expect(wrong.answer).toMatchObject({ issues: [{ field: 'code' }] });
  const renewed = await world.academy.call(
    renewRecoveryCodes,
    { password: PASSWORD, code: world.codeAt(secret) },
    caller,
  );
  expect(answerOf(renewed).recoveryCodes).toHaveLength(10);
  expect((await world.finish(await world.ticketFor(email), codes[1] ?? '')).status).toBe(400);
  expect(
    (await world.finish(await world.ticketFor(email), answerOf(renewed).recoveryCodes[1] ?? '')).status,
  ).toBe(200);
});

test('it is switched off with both steps: the password is enough then, and other sessions end', async () => {
  const { email, caller, secret, id } = await world.givenTwoSteps('switched-off');
  await world.finish(await world.ticketFor(email), world.codeAt(secret));
  world.wait(2);
  const guessed = { password: 'red tulips', code: world.codeAt(secret) };
  expect((await world.academy.call(removeAuthenticator, guessed, caller)).answer).toMatchObject({
    code: 'confirm-password',
  });
  const off = await world.academy.call(
    removeAuthenticator,
    { password: PASSWORD, code: world.codeAt(secret) },
    caller,
  );
  expect(off.status).toBe(200);
  expect((await world.sessionsOf(id)).map((one) => one.id)).toEqual([caller.user?.sessionId]);
  expect(await world.signedInAs(await world.logIn(email))).toBe(id);
});
