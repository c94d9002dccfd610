import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createEnquiry } from '#contracts/enquiries/enquiries.ts';
import { MESSAGE_MAXIMUM } from '#contracts/enquiries/enquiry-options.ts';
import { createCall } from '#server/calls/call.ts';
import { enquiries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { sampleEnquiry } from '#server/testing/worlds/enquiry-world.ts';
import type * as repository from './enquiries.repository.ts';
import { enquiryBindings } from './enquiries.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(enquiryBindings, { db: database.db }));

type Changes = Parameters<typeof sampleEnquiry>[0];
const enquire = (
  changes: Changes | Record<string, unknown> = {},
  ...person: [Parameters<typeof academy.call>[2]?]
) => academy.call(createEnquiry, sampleEnquiry(changes as Changes), ...person);
const storedOf = (email: string) =>
  database.db.select().from(enquiries).where(eq(enquiries.email, email)).orderBy(enquiries.id);
const problems = async (changes: Record<string, unknown>) => {
  const { status, answer } = await enquire(changes);
  expect(status).toBe(400);
  return (answer.issues as { field: string; message: string }[]).map(({ field, message }) => [
    field,
    message,
  ]);
};

const THANKS = { success: true, message: 'Thank you! We will respond within 24 hours.' };

test('a question is stored with all that was told, and announced', async () => {
  const course = await addCourse(database.db);
  const told = {
    medicalSpecialty: 'Dermatology',
    experienceLevel: 'intermediate' as const,
    yearsOfExperience: '3-5' as const,
    preferredContactMethod: 'whatsapp' as const,
    preferredContactTime: 'evening' as const,
    questionsAbout: ['Certification Details', 'Schedule & Dates'] as (
      | 'Certification Details'
      | 'Schedule & Dates'
    )[],
  };
  academy.jobs.length = 0;
  const outcome = await enquire({
    ...told,
    email: ' Told@Example.com ',
    courseId: course.code,
    acceptsMarketing: true,
    wantsNotice: true,
  });
  expect(outcome).toMatchObject({ status: 200, answer: THANKS, cookies: [] });
  const [row] = await storedOf('told@example.com');
  expect(row).toMatchObject({ courseId: course.id, status: 'new', details: told, userId: null });
  expect(row).toMatchObject({ acceptsMarketing: true, wantsNotice: true, answeredAt: null });
  expect(academy.jobs).toMatchObject([{ name: 'enquiry.received', data: { enquiryId: row?.id } }]);
});

test('how and when to answer is by email and anytime where nothing is said', async () => {
  await enquire({ email: 'silent@example.com', preferredContactTime: '' });
  const [row] = await storedOf('silent@example.com');
  expect(row?.details).toMatchObject({ preferredContactMethod: 'email', preferredContactTime: 'anytime' });
});

describe('the rules of the form', () => {
  test('all that is missing is told at once, in the order of the form', async () => {
    const empty = Object.fromEntries(Object.keys(sampleEnquiry()).map((field) => [field, '']));
    const expected = [
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['country', 'Country is required'],
      ['professionalRole', 'Professional role is required'],
      ['message', 'Please tell us more about your interest'],
    ];
    expect(await problems(empty)).toEqual(expected);
    const missing = Object.fromEntries(Object.keys(empty).map((field) => [field, undefined]));
    expect(await problems({ ...missing, wantsAccount: true })).toEqual([
      ...expected,
      ['password', 'Password is required'],
      ['confirmPassword', 'Please confirm password'],
    ]);
  });

  test.each([
    ['email', 'ada', 'Invalid email format'],
    ['email', 'ada@example.com\r\nBcc: all@example.com', 'Invalid email format'],
    ['message', `  ${'x'.repeat(19)}  `, 'Message must be at least 20 characters'],
    ['message', 'x'.repeat(MESSAGE_MAXIMUM + 1), `Message can have at most ${MESSAGE_MAXIMUM} characters`],
    ['message', `${'x'.repeat(20)}\u0000`, 'Please remove the characters that cannot be shown'],
    ['message', `${'x'.repeat(20)}\ud800`, 'Please remove the characters that cannot be shown'],
    ['firstName', 'x'.repeat(101), 'First name can have at most 100 characters'],
    ['lastName', '\u0000', 'Please remove the characters that cannot be shown'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['country', 'Atlantis', 'Please choose a country from the list'],
    ['professionalRole', 'wizard', 'Professional role is required'],
    ['experienceLevel', 'legend', 'Please choose an experience level from the list'],
    ['yearsOfExperience', '99', 'Please choose a number of years from the list'],
    ['preferredContactMethod', 'fax', 'Please choose a way to answer from the list'],
    ['preferredContactTime', 'night', 'Please choose a time from the list'],
    ['questionsAbout', ['Parking'], 'Please choose a topic from the list'],
  ])('%s: %j', async (field, value, message) => {
    expect(await problems({ [field]: value })).toEqual([[field, message]]);
  });

  test.each([
    [{ password: '', confirmPassword: '' }, ['Password is required', 'Please confirm password']],
    [{ password: 'short', confirmPassword: 'short' }, ['Password must be at least 8 characters']],
    [{ password: 'blue tulips', confirmPassword: '' }, ['Please confirm password']],
    [{ password: 'blue tulips', confirmPassword: 'red tulips' }, ['Passwords do not match']],
    [
      { password: 'Password123', confirmPassword: 'Password123' },
      ['This password is too common, please choose another'],
    ],
  ])('an account with the passwords %j', async (passwords, messages) => {
    const found = await problems({ ...passwords, wantsAccount: true });
    expect(found.map(([, message]) => message)).toEqual(messages);
    expect((await enquire({ ...passwords, wantsAccount: false })).status).toBe(200);
  });

  test('twenty characters, a country of its own and one topic from a form are enough', async () => {
    const outcome = await enquire({
      message: 'x'.repeat(20),
      country: 'Other',
      questionsAbout: 'Practical Training',
      email: 'enough@example.com',
    });
    expect(outcome.status).toBe(200);
    expect((await storedOf('enough@example.com'))[0]?.details).toMatchObject({
      questionsAbout: ['Practical Training'],
    });
  });
});

test('a draft and a cancelled course look like none; one that is over can be asked about', async () => {
  const { db } = database;
  const hidden = [await addCourse(db, { status: 'draft' }), await addCourse(db, { status: 'cancelled' })];
  const missing = await enquire({ courseId: 'no-such-course' });
  expect([missing.status, missing.answer.message]).toEqual([404, 'Course not found']);
  for (const course of hidden) expect(await enquire({ courseId: course.slug })).toEqual(missing);
  const over = await addCourse(db, { startDate: '2020-01-01', status: 'completed' });
  expect((await enquire({ courseId: over.id })).status).toBe(200);
});

test('a machine that fills in every field is thanked, and nothing is stored or announced', async () => {
  academy.jobs.length = 0;
  const outcome = await enquire({ email: 'robot@example.com', website: 'https://buy.example' });
  expect(outcome).toEqual({ status: 200, answer: THANKS, cookies: [] });
  expect(await storedOf('robot@example.com')).toEqual([]);
  expect(academy.jobs).toEqual([]);
});

test('one address of the network and one email address may ask ten times in an hour, machines too', async () => {
  const caller = { address: 'one-house', user: null };
  for (let n = 0; n < 10; n++)
    expect((await enquire({ website: n % 2 ? 'x' : '' }, caller)).status).toBe(200);
  expect((await enquire({}, caller)).answer).toMatchObject({
    code: 'too-many',
    message: 'Too many attempts. Please try again later.',
  });
  const email = 'eager@example.com';
  for (let n = 0; n < 10; n++) await enquire({ email });
  expect((await enquire({ email: ' EAGER@example.com' })).status).toBe(429);
});

describe('the same question twice', () => {
  test('within a minute it is one, however it is sent; later, about another course or in other words it is another', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const world = testCalls(enquiryBindings, { db: database.db, now: () => now });
    const course = await addCourse(database.db);
    const question = sampleEnquiry();
    const ask = (changes = {}) => world.call(createEnquiry, { ...question, ...changes });
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await storedOf(question.email)).toHaveLength(1);
    expect(world.jobs).toHaveLength(1);
    await ask({ courseId: course.slug });
    await ask({ message: `${question.message} Thank you!` });
    now = new Date('2026-11-20T10:01:01Z');
    await ask();
    expect(await storedOf(question.email)).toHaveLength(4);
  });

  test('under one key it is answered once, and a key is for one question', async () => {
    const call = createCall(academy.jobDeps);
    const [binding] = enquiryBindings;
    if (!binding) throw new Error('the first binding is missing');
    const body = sampleEnquiry({
      wantsAccount: true,
      password: 'blue tulips',
      confirmPassword: 'blue tulips',
    });
    const send = (changes = {}) => {
      const caller = { address: 'keyed', user: null };
      return call(binding, {
        body: { ...body, ...changes },
        caller,
        requestId: 'test',
        idempotencyKey: 'one-key',
      });
    };
    const first = await send();
    expect(first).toMatchObject({ status: 200, answer: THANKS });
    expect(await send()).toEqual(first);
    expect((await send({ message: 'Something else that I want to know' })).answer.code).toBe('key-reused');
    expect(await storedOf(body.email)).toHaveLength(1);
  });

  const AT_ONCE = 6;
  /** With time between looking and storing, in which the others look too. */
  const sendAtOnce = async (lock: 'locked' | 'unlocked') => {
    vi.resetModules();
    vi.doMock('./enquiries.repository.ts', async (original) => {
      const real = await original<typeof repository>();
      const hasEnquirySince: typeof real.hasEnquirySince = async (...asked) => {
        const found = await real.hasEnquirySince(...asked);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return found;
      };
      return { ...real, hasEnquirySince, ...(lock === 'unlocked' && { lockSender: async () => {} }) };
    });
    const routes = await import('./enquiries.routes.ts');
    const contract = await import('#contracts/enquiries/enquiries.ts');
    const world = (await import('#server/testing/test-calls.ts')).testCalls(routes.enquiryBindings, {
      db: database.db,
    });
    vi.doUnmock('./enquiries.repository.ts');
    const question = sampleEnquiry();
    await Promise.all(Array.from({ length: AT_ONCE }, () => world.call(contract.createEnquiry, question)));
    return (await storedOf(question.email)).length;
  };

  test('sent several times at once it is one, and without the lock it would be several', async () => {
    expect(await sendAtOnce('locked')).toBe(1);
    expect(await sendAtOnce('unlocked')).toBeGreaterThan(1);
  });
});

test('who is signed in asks as themselves; an equal address attaches nothing', async () => {
  const person = await addUser(database.db);
  await enquire({ email: person.email });
  await enquire({ email: person.email }, person);
  expect((await storedOf(person.email)).map(({ userId }) => userId)).toEqual([null, person.id]);
});
