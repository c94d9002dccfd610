import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { paymentCases } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('the link', () => {
  test('is the same when it is copied and sent again; every mail has an event of its own', async () => {
    const one = await world.createCase();
    const copied = await world.call(calls.copyPaymentLink, { id: one._id }, world.staff);
    expect(copied.answer.fullUrl).toBe(one.paymentLink.fullUrl);
    const { answer } = await world.call(calls.resendPaymentLink, { id: one._id }, world.staff);
    const again = answer.paymentCase as PaymentCaseDetail;
    expect(again.paymentLink).toEqual(one.paymentLink);
    const events = world.announced('case.sent', one._id).map(({ data }) => data.eventId);
    expect(new Set(events).size).toBe(2);
    expect(again.timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['created', 'Alan Turing'],
      ['sent', 'Alan Turing'],
      ['link-copied', 'Grace Hopper'],
      ['sent', 'Grace Hopper'],
    ]);
  });

  test('that was replaced is dead at once', async () => {
    const one = await world.createCase();
    const { answer } = await world.call(calls.replacePaymentLink, { id: one._id, resend: true }, world.staff);
    const after = answer.paymentCase as PaymentCaseDetail;
    expect(after.paymentLink.fullUrl).not.toBe(one.paymentLink.fullUrl);
    expect((await world.press(one)).status).toBe(404);
    expect((await world.press(after)).status).toBe(200);
    expect(world.announced('case.sent', one._id)).toHaveLength(2);
  });

  test('of an expired case opens again when it is extended, counted from now', async () => {
    const one = await world.caseIn('expired');
    expect((await world.press(one)).status).toBe(409);
    const { answer } = await world.call(calls.extendPaymentCase, { id: one._id, days: 2 }, world.staff);
    const after = answer.paymentCase as PaymentCaseDetail;
    expect(after.status).toBe('active');
    expect(Math.round((Date.parse(after.expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(2);
    expect((await world.press(one)).status).toBe(200);
  });

  test('of a running case lives so much longer', async () => {
    const one = await world.createCase();
    const { answer } = await world.call(calls.extendPaymentCase, { id: one._id, days: 30 }, world.staff);
    const { expiresAt } = answer.paymentCase as PaymentCaseDetail;
    expect(Date.parse(expiresAt ?? '') - Date.parse(one.expiresAt ?? '')).toBe(30 * 86_400_000);
  });

  test('is nowhere in what is stored', async () => {
    const one = await world.createCase();
    const [row] = await database.db.select().from(paymentCases).where(eq(paymentCases.id, one._id));
    expect(JSON.stringify(row)).not.toContain(world.tokenOf(one));
    const { rows: written } = await database.pool.query('select * from audit_entries');
    expect(JSON.stringify(written)).not.toContain(world.tokenOf(one));
  });
});
