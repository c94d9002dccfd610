import { describe, expect, test } from 'vitest';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { createCall } from '#server/calls/call.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { createCasesWorld, sampleCase } from '#server/testing/worlds/cases-world.ts';
import { adminCaseBindings } from '../payment-cases.admin.routes.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

describe('a new case', () => {
  test('is active for seven days, and its link is mailed', async () => {
    const made = await world.createCase();
    expect(made).toMatchObject({
      caseId: expect.stringMatching(/^PC-[0-9A-Z]{8}$/),
      status: 'active',
      paymentType: 'fixed',
      amount: { fixed: 250, min: null, max: null },
      currency: { allowed: ['EUR', 'AED'], default: 'EUR' },
      payer: { name: 'Ada Byron', email: 'ada@example.com', phone: '' },
      installments: { enabled: false, numberOfInstallments: 1 },
      financial: { totalAmountDue: 250, totalAmountPaid: 0 },
      paidAmount: 0,
      exchangeRate: { useDefault: true, customRate: null },
      rate: 4.2,
      outstandingAed: 105_000,
      version: 1,
      expiryDays: 7,
    });
    const days = (Date.parse(made.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(made.paymentLink.expiresAt).toBe(made.expiresAt);
    expect(made.paymentLink.fullUrl).toMatch(
      /^http:\/\/localhost:3000\/payment\/general\/[A-Za-z0-9_-]{43}$/,
    );
    expect(world.announced('case.sent', made._id)).toMatchObject([
      { data: { caseId: made._id, eventId: expect.any(String) } },
    ]);
    expect(made.timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['created', 'Alan Turing'],
      ['sent', 'Alan Turing'],
    ]);
  });

  test('that is kept back has no end, is mailed to nobody, and its link looks like none', async () => {
    const made = await world.createCase({ saveAsDraft: true });
    expect(made).toMatchObject({ status: 'draft', expiresAt: null });
    expect(world.announced('case.sent', made._id)).toEqual([]);
    expect((await world.press(made)).status).toBe(404);
  });

  test('keeps its notes under either name, and they are changed under either', async () => {
    const made = await world.createCase({ notes: 'Called twice' });
    expect([made.internalNotes, made.notes]).toEqual(['Called twice', 'Called twice']);
    const { answer } = await world.edit(made, { internalNotes: undefined, notes: 'Called three times' });
    expect(answer.paymentCase).toMatchObject({ internalNotes: 'Called three times' });
    const both = await world.createCase({ internalNotes: 'Of the form', notes: 'Of another' });
    expect(both.internalNotes).toBe('Of the form');
  });

  test('carries attendees and courses by id, slug or code, each course once', async () => {
    const [one, other] = [await addCourse(database.db), await addCourse(database.db, { status: 'draft' })];
    const made = await world.createCase({
      attendees: [{ name: 'Grace Hopper', email: 'GRACE@example.com', phone: '+44 20 1234' }],
      linkedCourses: [
        { courseId: other.code.toLowerCase(), courseType: 'ELearningCourse' },
        { courseId: one.slug },
        { courseId: one.id },
      ],
      internalNotes: 'Called twice',
    });
    expect(made.linkedCourses).toEqual([
      {
        courseId: other.id,
        courseType: 'InPersonCourse',
        title: other.title,
        code: other.code,
        slug: other.slug,
        professions: [],
      },
      {
        courseId: one.id,
        courseType: 'InPersonCourse',
        title: one.title,
        code: one.code,
        slug: one.slug,
        professions: [],
      },
    ]);
    expect(made.attendees).toEqual([
      { name: 'Grace Hopper', email: 'grace@example.com', phone: '+44 20 1234' },
    ]);
    expect(made.internalNotes).toBe('Called twice');
    const linkedCourses = [{ courseId: one.id }, { courseId: 'no-such-course' }];
    const { status, answer } = await world.tryToCreate({ linkedCourses });
    expect(status).toBe(400);
    expect(answer.issues).toEqual([{ field: 'linkedCourses.1.courseId', message: 'Course not found' }]);
  });

  test('cannot be told how it stands: what the server owns is dropped', async () => {
    const { answer } = await world.tryToCreate({
      status: 'fully_paid',
      paidAmount: 250,
      financial: { totalAmountDue: 1, totalAmountPaid: 250 },
      caseId: 'PC-MINE',
      _id: '018f0000-0000-7000-8000-000000000000',
      createdAt: '2020-01-01',
    });
    const made = answer.paymentCase as Record<string, unknown>;
    expect(made).toMatchObject({ status: 'active', paidAmount: 0, financial: { totalAmountDue: 250 } });
    expect([made.caseId === 'PC-MINE', String(made._id).startsWith('018f')]).toEqual([false, false]);
  });

  test('keeps HTML and formulas as the text that they are', async () => {
    const nasty = '<script>alert(1)</script>=HYPERLINK("x")';
    const made = await world.createCase({
      title: nasty,
      description: nasty,
      internalNotes: nasty,
      payer: { name: nasty, email: 'ada@example.com' },
      attendees: [{ name: nasty, email: 'grace@example.com' }],
    });
    const { title, description, internalNotes, payer, attendees } = made;
    const seen = [title, description, internalNotes, payer.name, attendees[0]?.name];
    expect(new Set(seen)).toEqual(new Set([nasty]));
  });

  test('that is sent twice under one key is one', async () => {
    const call = createCall(world.jobDeps);
    const binding = adminCaseBindings.find(({ endpoint }) => endpoint === calls.createPaymentCase);
    const user = signedIn(world.staff);
    const press = (title: string) =>
      binding &&
      call(binding, {
        caller: { address: 'office', user },
        body: sampleCase({ title }),
        requestId: 'test',
        idempotencyKey: 'case-key',
      });
    const first = await press('Keyed');
    expect(await press('Keyed')).toEqual(first);
    expect((await press('Another'))?.answer.code).toBe('key-reused');
  });
});

test('only what its type asks for is kept', async () => {
  const made = await world.createCase({ paymentType: 'open', amount: { fixed: 5, min: 1, max: 9 } });
  expect(made).toMatchObject({
    amount: { fixed: null, min: null, max: null },
    financial: { totalAmountDue: null },
    outstandingAed: null,
  });
});

test('dirhams are the currency of a case where only they are allowed', async () => {
  const made = await world.createCase({ currency: { allowed: ['AED'] }, amount: { fixed: 420 } });
  expect(made).toMatchObject({ currency: { default: 'AED' }, outstandingAed: 42_000 });
});

test('a rate of its own is for administrators, and counts from the first look', async () => {
  const exchangeRate = { useDefault: false, customRate: 4.05 };
  const refused = await world.tryToCreate({ exchangeRate }, world.staff);
  expect([refused.status, refused.answer.code]).toEqual([403, 'not-allowed']);
  const made = await world.createCase({ exchangeRate });
  expect(made).toMatchObject({ exchangeRate, rate: 4.05, outstandingAed: 101_250 });
  expect(await world.createCase({}, world.staff)).toMatchObject({ rate: 4.2 });
});

test('installments are told before anybody pays', async () => {
  const made = await world.createCase({ installments: { enabled: true, numberOfInstallments: 3 } });
  expect(made).toMatchObject({
    installments: { enabled: true, numberOfInstallments: 3 },
    // Each part converts for itself.
    outstandingAed: 105_001,
    parts: [],
  });
});
