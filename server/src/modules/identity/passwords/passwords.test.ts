import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  forgotPassword,
  login,
  openAccount,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contracts/accounts/accounts.ts';
import { changePassword } from '#contracts/accounts/profile.ts';
import { emailTokens, sessions, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { makeEmailToken } from '../accounts/make-email-token.ts';
import { identityBindings } from '../identity.routes.ts';
import { requireRecentLogin } from '../sessions/require-recent-login.ts';
import { requireOwnPassword } from './require-own-password.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));

const OLD = 'blue tulips';
const NEW = 'white lilies';
const logIn = (email: string, password: string) => academy.call(login, { email, password });

/** A learner with two open sessions. */
const learner = async (email: string) => {
  await academy.call(openAccount, { firstName: 'Ada', lastName: 'Byron', email, password: OLD });
  const caller = await academy.callerAfter(await logIn(email, OLD));
  if (!caller.user) throw new Error('the login failed');
  return { ...caller, user: caller.user };
};
const linkFor = (userId: string, purpose: 'verify' | 'reset') =>
  academy.ctx((ctx) => makeEmailToken(ctx, userId, purpose));
const reset = (token: string, password = NEW) =>
  academy.call(resetPassword, { token, password, confirmPassword: password });
const sessionsOf = async (userId: string) =>
  (await database.db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ id }) => id);

test('a forgotten password is answered alike for known and unknown addresses', async () => {
  const { user } = await learner('forgetful@example.com');
  academy.jobs.length = 0;
  const known = await academy.call(forgotPassword, { email: 'forgetful@example.com' });
  const unknown = await academy.call(forgotPassword, { email: 'stranger@example.com' });
  expect(known).toEqual(unknown);
  expect(known.status).toBe(200);
  expect(academy.jobs.map(({ name }) => name)).toEqual([
    'user.password-forgotten',
    'user.password-forgotten',
  ]);
  expect(academy.jobs[0]?.data).toEqual({ userId: user.id });
  const nobody = await database.db
    .select()
    .from(users)
    .where(eq(users.id, academy.jobs[1]?.data.userId ?? ''));
  expect(nobody).toEqual([]);
});

test('the link sets a new password once, ends every session and confirms the address', async () => {
  const { user } = await learner('reset@example.com');
  const [link, olderLink] = [await linkFor(user.id, 'reset'), await linkFor(user.id, 'reset')];
  expect((await reset(link)).status).toBe(200);
  expect(await sessionsOf(user.id)).toEqual([]);
  expect((await logIn(user.email, OLD)).status).toBe(401);
  expect(await logIn(user.email, NEW)).toMatchObject({
    status: 200,
    answer: { user: { emailVerified: true } },
  });
  for (const spent of [link, olderLink])
    expect(await reset(spent, 'third flowers')).toMatchObject({
      status: 410,
      answer: { code: 'link-expired' },
    });
});

test('one link used twice at the same moment works once', async () => {
  const { user } = await learner('double@example.com');
  const link = await linkFor(user.id, 'reset');
  const outcomes = await Promise.all([reset(link, 'first flowers'), reset(link, 'second flowers')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('an expired link, a confirming link and an invented one set no password', async () => {
  const { user } = await learner('late@example.com');
  const expired = await linkFor(user.id, 'reset');
  await database.db
    .update(emailTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(emailTokens.userId, user.id));
  for (const token of [expired, await linkFor(user.id, 'verify'), 'invented', 'nul\u0000', 'half\ud800'])
    expect((await reset(token)).status).toBe(410);
  expect((await logIn(user.email, OLD)).status).toBe(200);
});

test('a link lives for an hour to reset and a day to confirm, and is kept as a hash', async () => {
  const { user } = await learner('lifetime@example.com');
  const links = [await linkFor(user.id, 'reset'), await linkFor(user.id, 'verify')];
  const kept = await database.db
    .select({
      purpose: emailTokens.purpose,
      hash: emailTokens.tokenHash,
      hours: sql<number>`(extract(epoch from expires_at - created_at) / 3600)::int`,
    })
    .from(emailTokens)
    .where(eq(emailTokens.userId, user.id));
  expect(Object.fromEntries(kept.map(({ purpose, hours }) => [purpose, hours]))).toEqual({
    reset: 1,
    verify: 24,
  });
  for (const link of links) expect(JSON.stringify(kept)).not.toContain(link);
});

test('a reset is refused for a common password or another confirmation, and the link stays good', async () => {
  const { user } = await learner('careful@example.com');
  const link = await linkFor(user.id, 'reset');
  expect(await reset(link, 'password1')).toMatchObject({
    status: 400,
    answer: { issues: [{ field: 'password' }] },
  });
  const differing = await academy.call(resetPassword, { token: link, password: NEW, confirmPassword: OLD });
  expect(differing.answer.issues).toEqual([{ field: 'confirmPassword', message: 'Passwords do not match' }]);
  expect((await reset(link)).status).toBe(200);
});

test('changing the password keeps this session and ends the others and the open links', async () => {
  const caller = await learner('change@example.com');
  const link = await linkFor(caller.user.id, 'reset');
  expect(await sessionsOf(caller.user.id)).toHaveLength(2);
  const outcome = await academy.call(
    changePassword,
    { currentPassword: OLD, password: NEW, confirmPassword: NEW },
    caller,
  );
  expect(outcome.status).toBe(200);
  expect(await sessionsOf(caller.user.id)).toEqual([caller.user.sessionId]);
  expect((await reset(link, 'third flowers')).status).toBe(410);
  expect((await logIn(caller.user.email, NEW)).status).toBe(200);
});

test('a wrong current password is an issue of its field and changes nothing', async () => {
  const caller = await learner('guess@example.com');
  const outcome = await academy.call(
    changePassword,
    { currentPassword: 'red tulips', password: NEW, confirmPassword: NEW },
    caller,
  );
  expect(outcome.answer.issues).toEqual([
    { field: 'currentPassword', message: 'Your current password is not correct' },
  ]);
  expect(await sessionsOf(caller.user.id)).toHaveLength(2);
});

test('the link from the mail confirms the address once', async () => {
  const { user } = await learner('confirm@example.com');
  const token = await linkFor(user.id, 'verify');
  expect((await academy.call(verifyEmail, { token })).status).toBe(200);
  const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  expect((await academy.call(verifyEmail, { token })).status).toBe(410);
});

test('the confirming mail can be asked for again until the address is confirmed', async () => {
  const caller = await learner('resend@example.com');
  academy.jobs.length = 0;
  await academy.call(resendVerification, {}, caller);
  expect(academy.jobs).toEqual([{ name: 'user.verification-requested', data: { userId: caller.user.id } }]);
  const confirmed = { ...caller, user: { ...caller.user, emailVerified: true } };
  expect((await academy.call(resendVerification, {}, confirmed)).status).toBe(200);
  expect(academy.jobs).toHaveLength(1);
});

test('what moves the money of many asks for the password fifteen minutes after the login', async () => {
  const caller = await learner('a-while-ago@example.com');
  const confirm = (minutes: number, password: string) => {
    const loggedInAt = new Date(Date.now() - minutes * 60_000);
    const since = { ...caller, user: { ...caller.user, loggedInAt } };
    return requireRecentLogin({ ...academy.outer(), caller: since }, password);
  };
  await expect(confirm(14, '')).resolves.toBeUndefined();
  await expect(confirm(15, '')).rejects.toMatchObject({ code: 'confirm-password' });
  await expect(confirm(15, 'red tulips')).rejects.toMatchObject({ code: 'confirm-password' });
  await expect(confirm(15, OLD)).resolves.toBeUndefined();
});

test('a sensitive act needs the caller’s own password', async () => {
  const caller = await learner('sensitive@example.com');
  const confirm = (password: string) => requireOwnPassword({ ...academy.outer(caller), caller }, password);
  await expect(confirm('red tulips')).rejects.toMatchObject({ code: 'confirm-password' });
  await expect(confirm(OLD)).resolves.toBeUndefined();
});
