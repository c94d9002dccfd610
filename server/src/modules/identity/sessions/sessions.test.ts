import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiLogin, authCheck, login, logout, openAccount } from '#contracts/accounts/accounts.ts';
import { getProfile } from '#contracts/accounts/profile.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { identityJobs } from '../identity.jobs.ts';
import { identityBindings } from '../identity.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));

const PASSWORD = 'blue tulips';
const person = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD });
const signUp = (email: string) => academy.call(openAccount, person(email));
const rowOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0];
const issuesOf = (outcome: { answer: Record<string, unknown> }) => outcome.answer.issues;

test('signing up opens a learner’s account, signs in, and announces it for the confirming mail', async () => {
  const outcome = await academy.call(openAccount, {
    ...person(' Ada@Example.com '),
    phoneNumber: '+44 20 7946 0000',
    profession: 'Dermatologist',
    country: 'France',
    addressInfo: {
      address: '1 High St',
      city: 'London',
      state: '',
      zipCode: 'N1',
      country: 'United Kingdom',
    },
    next: '/orders',
  });
  expect(outcome).toMatchObject({
    status: 200,
    answer: {
      success: true,
      redirectUrl: '/orders',
      user: {
        email: 'ada@example.com',
        role: 'learner',
        emailVerified: false,
        addressInfo: { address: '1 High St', city: 'London', zipCode: 'N1', country: 'United Kingdom' },
      },
    },
  });
  expect(JSON.stringify(outcome.answer)).not.toMatch(/tulips|scrypt/);
  const user = await rowOf('ada@example.com');
  expect(user).toMatchObject({ profession: 'Dermatologist', phoneNumber: '+44 20 7946 0000' });
  expect(academy.jobs).toContainEqual({ name: 'user.registered', data: { userId: user?.id } });
  expect((await academy.callerAfter(outcome)).user).toMatchObject({ id: user?.id, role: 'learner' });
});

test('all failing fields are told in the order of the form, and the message is the first', async () => {
  const outcome = await academy.call(openAccount, {
    ...person('nonsense'),
    firstName: ' ',
    password: 'short',
    confirmPassword: 'other',
  });
  expect(outcome).toMatchObject({
    status: 400,
    answer: { success: false, message: 'First name is required' },
  });
  expect(issuesOf(outcome)).toEqual([
    { field: 'firstName', message: 'First name is required' },
    { field: 'email', message: 'Invalid email format' },
    { field: 'password', message: 'Password must be at least 8 characters' },
    { field: 'confirmPassword', message: 'Passwords do not match' },
  ]);
});

test('a country and a profession are among those that are offered, or left out', async () => {
  const outcome = await academy.call(openAccount, {
    ...person('atlantis@example.com'),
    country: 'Atlantis',
    profession: 'Soothsayer',
    addressInfo: { country: 'Lemuria' },
  });
  expect(issuesOf(outcome)).toEqual([
    { field: 'country', message: 'Please choose a country from the list' },
    { field: 'profession', message: 'Please choose a profession from the list' },
    { field: 'addressInfo.country', message: 'Please choose a country from the list' },
  ]);
  const silent = { ...person('silent@example.com'), country: '', profession: '', addressInfo: {} };
  expect((await academy.call(openAccount, silent)).status).toBe(200);
});

test('a common password is refused, eight good characters are enough', async () => {
  const common = await academy.call(openAccount, { ...person('common@example.com'), password: 'Password1' });
  expect(issuesOf(common)).toEqual([
    { field: 'password', message: 'This password is too common, please choose another' },
  ]);
  expect(await rowOf('common@example.com')).toBeUndefined();
  const good = await academy.call(openAccount, { ...person('eight@example.com'), password: 'x7#kQ2pL' });
  expect(good.status).toBe(200);
});

test('a known address cannot sign up again, in whatever letter case', async () => {
  await signUp('twice@example.com');
  expect(await signUp('TWICE@example.com')).toMatchObject({
    status: 409,
    answer: { code: 'account-exists', message: 'You already have an account' },
    cookies: [],
  });
});

test('signing up twice at the same moment makes one account', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => signUp('race@example.com')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [found] = await database.db
    .select({ accounts: count() })
    .from(users)
    .where(eq(users.email, 'race@example.com'));
  expect(found?.accounts).toBe(1);
});

test('what only the server decides has no effect when a sign-up names it', async () => {
  const greedy = {
    ...person('greedy@example.com'),
    role: 'admin',
    emailVerifiedAt: '2026-01-01',
    id: 'mine',
  };
  expect(await academy.call(openAccount, greedy)).toMatchObject({
    status: 200,
    answer: { user: { role: 'learner' } },
  });
  expect(await rowOf('greedy@example.com')).toMatchObject({ role: 'learner', emailVerifiedAt: null });
});

test.each([
  ['NUL', 'A\u0000da'],
  ['half a surrogate pair', 'A\ud800da'],
  ['a megabyte', 'a'.repeat(1_000_000)],
])('a name or address with %s is refused before it reaches the database', async (_what, text) => {
  const outcome = await academy.call(openAccount, {
    ...person(`${text}@example.com`),
    firstName: text,
    addressInfo: { city: text },
  });
  expect(outcome.status).toBe(400);
  expect(issuesOf(outcome)).toMatchObject([
    { field: 'firstName' },
    { field: 'email' },
    { field: 'addressInfo.city' },
  ]);
  const tried = { email: `${text}@example.com`, password: 'a'.repeat(1_000_000) };
  expect((await academy.call(login, tried)).status).toBe(400);
});

test('the right password signs in at both addresses', async () => {
  await signUp('login@example.com');
  for (const endpoint of [login, apiLogin]) {
    const outcome = await academy.call(endpoint, { email: 'LOGIN@example.com', password: PASSWORD });
    expect(outcome).toMatchObject({
      status: 200,
      answer: { message: 'Login successful', redirectUrl: '/dashboard' },
    });
    expect((await academy.callerAfter(outcome)).user?.email).toBe('login@example.com');
  }
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
])('a login leads to no other site: %s', async (next) => {
  await signUp('next@example.com');
  const outcome = await academy.call(login, { email: 'next@example.com', password: PASSWORD, next });
  expect(outcome.answer.redirectUrl).toBe('/dashboard');
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  await signUp('known@example.com');
  const wrong = await academy.call(login, { email: 'known@example.com', password: 'red tulips' });
  const unknown = await academy.call(login, { email: 'unknown@example.com', password: 'red tulips' });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({
    status: 401,
    answer: { code: 'wrong-credentials', message: 'Login failed. Please check your credentials.' },
    cookies: [],
  });
});

test('logging in ends the session that came with the request', async () => {
  const first = await academy.callerAfter(await signUp('again@example.com'));
  const second = await academy.call(login, { email: 'again@example.com', password: PASSWORD }, first);
  const kept = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, first.user?.id ?? ''));
  expect(kept.map(({ id }) => id)).toEqual([(await academy.callerAfter(second)).user?.sessionId]);
});

test('logging out ends the session at once and clears the cookie', async () => {
  const signedUp = await signUp('leaving@example.com');
  const caller = await academy.callerAfter(signedUp);
  const outcome = await academy.call(logout, {}, caller);
  expect(outcome.cookies).toEqual(['session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  expect(outcome.answer.redirectUrl).toBe('/');
  expect((await academy.callerAfter(signedUp)).user).toBeNull();
});

test('a session that is deleted or expired is nobody from the next request on', async () => {
  const signedUp = await signUp('expired@example.com');
  const { user } = await academy.callerAfter(signedUp);
  await database.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, user?.sessionId ?? ''));
  expect((await academy.callerAfter(signedUp)).user).toBeNull();

  const [deleteExpired] = identityJobs(academy.jobDeps);
  await deleteExpired?.work({});
  expect(
    await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, user?.sessionId ?? '')),
  ).toEqual([]);
});

test('the stored session does not open one: the cookie’s token is kept as a hash', async () => {
  const { cookies } = await signUp('hashed@example.com');
  const token = cookies[0]?.split(/[=;]/)[1] ?? '';
  const rows = await database.db.select().from(sessions);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a visitor is told that nobody is signed in, a learner who they are', async () => {
  expect((await academy.call(authCheck, {})).answer).toEqual({
    success: true,
    isAuthenticated: false,
    user: null,
  });
  const caller = await academy.callerAfter(await signUp('check@example.com'));
  expect((await academy.call(authCheck, {}, caller)).answer).toMatchObject({
    isAuthenticated: true,
    user: { email: 'check@example.com', firstName: 'Ada' },
  });
  expect((await academy.call(getProfile, {})).status).toBe(401);
});
