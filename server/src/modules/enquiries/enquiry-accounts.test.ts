import type * as crypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { login } from '#contracts/accounts/accounts.ts';
import { createEnquiry } from '#contracts/enquiries/enquiries.ts';
import { enquiries, sessions, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { askingBindings, sampleEnquiry } from '#server/testing/worlds/enquiry-world.ts';

// Watched, not replaced: the time that hashing takes is what would tell addresses apart.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, scrypt: vi.fn(real.scrypt) };
});

const database = given(freshDatabase);
const academy = given(() => testCalls(askingBindings, { db: database.db }));

beforeEach(() => {
  academy.jobs.length = 0;
  vi.mocked(scrypt).mockClear();
});

const OWN = 'blue tulips';
const ask = (email: string, password: string) =>
  academy.call(
    createEnquiry,
    sampleEnquiry({ email, wantsAccount: true, password, confirmPassword: password, country: 'Other' }),
  );
const namesOfJobs = () => academy.jobs.map(({ name }) => name).sort();
const rowsOf = (email: string) => database.db.select().from(users).where(eq(users.email, email));
const lastEnquiryOf = async (email: string) =>
  (await database.db.select().from(enquiries).where(eq(enquiries.email, email)).orderBy(enquiries.id)).at(-1);

test('with the question comes an account that its owner can log in to, once the answer has been given', async () => {
  const outcome = await ask('new@example.com', OWN);
  expect(outcome).toMatchObject({ status: 200, cookies: [] });
  const [user] = await rowsOf('new@example.com');
  expect(user).toMatchObject({
    role: 'learner',
    emailVerifiedAt: null,
    phoneNumber: '+49 30 1234567',
    country: '',
  });
  expect((await lastEnquiryOf('new@example.com'))?.userId).toBe(user?.id);
  expect(namesOfJobs()).toEqual(['enquiry.received', 'user.registered']);
  expect((await academy.call(login, { email: 'new@example.com', password: OWN })).status).toBe(200);
});

test('a known address is answered like a new one after the same work, and its account stays as it was', async () => {
  const fresh = await ask('known@example.com', OWN);
  const hashedForNew = vi.mocked(scrypt).mock.calls.length;
  const before = await rowsOf('known@example.com');
  vi.mocked(scrypt).mockClear();
  academy.jobs.length = 0;

  const known = await ask(' KNOWN@example.com', 'red tulips');
  expect(known).toEqual(fresh);
  expect(vi.mocked(scrypt).mock.calls.length).toBe(hashedForNew);
  expect(hashedForNew).toBe(1);
  expect(await rowsOf('known@example.com')).toEqual(before);
  const stored = await lastEnquiryOf('known@example.com');
  expect(stored?.userId).toBeNull();
  expect(namesOfJobs()).toEqual(['enquiry.account-found', 'enquiry.received']);
  expect(academy.jobs.find(({ name }) => name === 'enquiry.account-found')?.data).toEqual({
    enquiryId: stored?.id,
  });
  expect((await academy.call(login, { email: 'known@example.com', password: 'red tulips' })).status).toBe(
    401,
  );
});

test('nobody is signed in by a question', async () => {
  await ask('nobody@example.com', OWN);
  const [user] = await rowsOf('nobody@example.com');
  expect(
    await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? '')),
  ).toEqual([]);
});

test('a password that everybody tries is refused before anybody looks at the address', async () => {
  await ask('common@example.com', OWN);
  const known = await ask('common@example.com', 'password123');
  const fresh = await ask('uncommon@example.com', 'password123');
  expect(known.status).toBe(400);
  expect(known).toEqual(fresh);
  expect(await rowsOf('uncommon@example.com')).toEqual([]);
});

test('two at once with one new address open one account and store one question', async () => {
  const question = sampleEnquiry({ wantsAccount: true, password: OWN, confirmPassword: OWN });
  const outcomes = await Promise.all([1, 2, 3].map(() => academy.call(createEnquiry, question)));
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rowsOf(question.email)).toHaveLength(1);
  expect(namesOfJobs()).toEqual(['enquiry.received', 'user.registered']);
});

test('who is signed in gets no second account', async () => {
  const caller = await academy.callerAfter(
    await academy.call(login, { email: 'new@example.com', password: OWN }),
  );
  const question = sampleEnquiry({ wantsAccount: true, password: OWN, confirmPassword: OWN });
  await academy.call(createEnquiry, question, caller);
  expect(await rowsOf(question.email)).toEqual([]);
  expect((await lastEnquiryOf(question.email))?.userId).toBe(caller.user?.id);
});
