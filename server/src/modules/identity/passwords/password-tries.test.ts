import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiLogin, login } from '#contracts/accounts/accounts.ts';
import { changePassword } from '#contracts/accounts/profile.ts';
import type { Caller } from '#server/calls/context.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { signedIn, testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { identityBindings } from '../identity.routes.ts';

const PASSWORD = 'blue tulips';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));

let addresses = 0;
const somewhere = (cookie?: string): Caller => ({
  address: `198.51.100.${++addresses}`,
  user: null,
  ...(cookie && { cookie }),
});
const tryLogin = async (email: string, password: string, from = somewhere()) =>
  (await academy.call(apiLogin, { email, password }, from)).status;
/** Wrong passwords for an account, each from another address. */
const guess = async (email: string, times: number) => {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push(await tryLogin(email, `guess ${i}`));
  return statuses;
};
/** What the browser of somebody who has logged in before sends along. */
const deviceOf = async (email: string) => {
  const { cookies } = await academy.call(apiLogin, { email, password: PASSWORD }, somewhere());
  return cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
};
/** As many more wrong ones, so that the wait is longer than a test. */
const addFailures = (count: number) =>
  database.db.execute(sql`update password_tries set failures = failures + ${count}, last_at = now()`);
const pass = (seconds: number) =>
  database.db.execute(sql`update password_tries set last_at = last_at - make_interval(secs => ${seconds})`);

test('wrong passwords count for the account, on every path and from every address, and the wait grows', async () => {
  const user = await addUser(database.db, { password: PASSWORD });
  const { email } = user;
  expect(await guess(email, 4)).toEqual([401, 401, 401, 401]);
  expect((await academy.call(login, { email, password: 'wrong' }, somewhere())).status).toBe(401);
  await addFailures(5);
  const refused = await academy.call(apiLogin, { email, password: PASSWORD }, somewhere());
  expect(refused).toMatchObject({ status: 429, answer: { message: expect.stringContaining('Please wait') } });
  const caller = { ...somewhere(), user: signedIn(user) };
  const change = { currentPassword: 'wrong', password: 'purple tulips', confirmPassword: 'purple tulips' };
  expect((await academy.call(changePassword, change, caller)).status).toBe(429);
  await pass(40);
  expect(await tryLogin(email, 'wrong')).toBe(401);
  await pass(40);
  expect(await tryLogin(email, PASSWORD)).toBe(429);
  await pass(40);
  expect(await tryLogin(email, PASSWORD)).toBe(200);
  expect(await guess(email, 1)).toEqual([401]);
});

test('the owner’s known device is let in while somebody guesses, and no other with its cookie’s form', async () => {
  const { email } = await addUser(database.db, { password: PASSWORD });
  const stranger = await addUser(database.db, { password: PASSWORD });
  const device = await deviceOf(email);
  const other = await deviceOf(stranger.email);
  await guess(email, 5);
  await addFailures(5);
  expect(await tryLogin(email, PASSWORD, somewhere(other))).toBe(429);
  expect(await tryLogin(email, PASSWORD, somewhere(`${device.slice(0, -1)}!`))).toBe(429);
  expect(await tryLogin(email, PASSWORD, somewhere(device))).toBe(200);
});

test('a known device may not guess without end either', async () => {
  const { email } = await addUser(database.db, { password: PASSWORD });
  const device = await deviceOf(email);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await tryLogin(email, 'wrong', somewhere(device)));
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  await addFailures(5);
  expect(await tryLogin(email, 'wrong', somewhere(device))).toBe(429);
});

test('one address may not try many accounts', async () => {
  const from = somewhere();
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await tryLogin(`nobody-${i}@example.com`, 'wrong', from));
  expect(statuses).toEqual(Array(20).fill(401));
  await addFailures(5);
  expect(await tryLogin('nobody-20@example.com', 'wrong', from)).toBe(429);
});

test('many at once are as many as one after the other', async () => {
  const { email } = await addUser(database.db, { password: PASSWORD });
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, i) => tryLogin(email, `guess ${i}`)));
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(12);
});
