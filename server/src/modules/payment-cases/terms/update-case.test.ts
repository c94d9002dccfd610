import { afterAll, describe, expect, test } from 'vitest';
import { checkLiveAttempts, listObligations } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { ownerOf } from '../owner-of.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('an edit', () => {
  test('changes what was entered, and of what nobody pays yet also what is asked for', async () => {
    const one = await world.createCase();
    const course = await addCourse(database.db);
    const { answer } = await world.edit(one, {
      title: 'Two days',
      paymentType: 'range',
      currency: { allowed: ['AED'] },
      amount: { min: 100, max: 200 },
      payer: { name: 'Grace', email: 'grace@example.com', phone: '+44 1234' },
      linkedCourses: [{ courseId: course.id }],
      installments: { enabled: true, numberOfInstallments: 2 },
    });
    expect(answer.paymentCase).toMatchObject({
      title: 'Two days',
      paymentType: 'range',
      amount: { fixed: null, min: 100, max: 200 },
      currency: { allowed: ['AED'], default: 'AED' },
      payer: { name: 'Grace' },
      linkedCourses: [{ courseId: course.id }],
      installments: { numberOfInstallments: 2 },
      version: 2,
      paymentLink: one.paymentLink,
    });
  });

  test('of what somebody else has changed meanwhile is refused', async () => {
    const one = await world.createCase();
    const outcomes = await Promise.all([
      world.edit(one, { title: 'First' }),
      world.edit(one, { title: 'Second' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.edit(one)).answer.code).toBe('conflict');
  });

  const OTHER_TERMS: [string, object][] = [
    ['the amount', { amount: { fixed: 251 } }],
    ['the type', { paymentType: 'open' }],
    ['the currency', { currency: { allowed: ['EUR'] } }],
    ['the installments', { installments: { enabled: true, numberOfInstallments: 2 } }],
    ['the rate', { exchangeRate: { useDefault: false, customRate: 4 } }],
  ];
  test.each(OTHER_TERMS)('of %s is refused once money has come or a card page is open', async (_, terms) => {
    const codeOf = async (status: 'pending' | 'partially_paid' | 'fully_paid') =>
      (await world.edit(await world.caseIn(status), terms, world.admin)).answer.code;
    expect(await codeOf('partially_paid')).toBe('wrong-state');
    expect(await codeOf('fully_paid')).toBe('wrong-state');
    expect(await codeOf('pending')).toBe('payment-under-way');
  });

  test('of the attendees is possible all the same', async () => {
    const attendees = [{ name: 'Grace Hopper', email: 'grace@example.com', phone: '' }];
    for (const status of ['pending', 'fully_paid'] as const) {
      const { answer } = await world.edit(await world.caseIn(status), { attendees });
      expect(answer).toMatchObject({ success: true, paymentCase: { status, attendees } });
    }
  });

  test('of a price voids what an earlier payer chose and did not pay, and the rate is found anew', async () => {
    const one = await world.createCase();
    const { redirectUrl } = (await world.press(one)).answer;
    world.gateway.session(String(redirectUrl).replace('https://pay.test/', '')).state = 'expired';
    await checkLiveAttempts(world.outer(), ownerOf({ id: one._id }));
    const exchangeRate = { useDefault: false, customRate: 4 };
    expect((await world.edit(one, { amount: { fixed: 300 }, exchangeRate }, world.admin)).status).toBe(200);
    const parts = await listObligations(database.db, ownerOf({ id: one._id }));
    expect(parts.map(({ voidedAt }) => voidedAt !== null)).toEqual([true]);
    expect(await world.readCase(one._id)).toMatchObject({ rate: 4, outstandingAed: 120_000, parts: [] });
    await world.payByCard(await world.readCase(one._id));
    expect(await world.readCase(one._id)).toMatchObject({ status: 'fully_paid', receivedAed: 120_000 });
  });

  test('by staff leaves the rate that an administrator has set, and cannot change it', async () => {
    const one = await world.createCase({ exchangeRate: { useDefault: false, customRate: 4 } });
    expect((await world.edit(one, { title: 'By staff' })).status).toBe(200);
    const again = await world.readCase(one._id);
    expect((await world.edit(again, { exchangeRate: { useDefault: true } })).answer.code).toBe('not-allowed');
  });

  test('drops what the server owns', async () => {
    const one = await world.createCase();
    const tampered = {
      status: 'fully_paid',
      paidAmount: 250,
      financial: {},
      caseId: 'PC-MINE',
      expiryDays: 300,
    };
    await world.edit(one, tampered);
    expect(await world.readCase(one._id)).toMatchObject({
      status: 'active',
      paidAmount: 0,
      caseId: one.caseId,
      expiresAt: one.expiresAt,
      expiryDays: 7,
    });
  });
});
