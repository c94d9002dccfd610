import { afterAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import type { User } from '#server/modules/identity/index.ts';
import { listCaptures } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCasesWorld, OFFICE_PASSWORD } from '#server/testing/worlds/cases-world.ts';
import { ownerOf } from '../owner-of.ts';

const password = OFFICE_PASSWORD;
const REASON = 'Illness';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const refund = async ({ _id: id }: PaymentCaseDetail, amount: number, by?: User) =>
  world.call(
    calls.refundPaymentCase,
    { id, amount, reason: REASON, password },
    by ?? (await world.anAdmin()),
  );
const pay = (
  { _id: id }: PaymentCaseDetail,
  wish: Partial<RequestOf<typeof calls.markPaymentCasePaid>> = {},
) => world.call(calls.markPaymentCasePaid, { id, ...wish }, world.staff);
const again = ({ _id }: PaymentCaseDetail) => world.readCase(_id);

describe('marking as paid', () => {
  test('without an amount pays all that is open, once', async () => {
    const one = await world.createCase();
    const { answer } = await pay(one, {
      paymentMethod: 'Manual',
      notes: 'Marked as paid by admin',
      currency: 'EUR',
    });
    expect(answer).toMatchObject({
      message: 'Case marked as paid',
      paymentCase: {
        status: 'fully_paid',
        paidAmount: 250,
        outstandingAed: 0,
        receivedAed: 105_000,
        refundableAed: 105_000,
        receipts: [{ aed: 105_000, number: expect.any(String) }],
        parts: [{ kind: 'full', aed: 105_000, paidAed: 105_000 }],
      },
    });
    const { timeline } = answer.paymentCase as PaymentCaseDetail;
    expect(timeline.at(-1)).toMatchObject({
      kind: 'marked-paid',
      by: 'Grace Hopper',
      text: 'AED 1,050.00, Manual, Marked as paid by admin',
    });
    expect(world.announced('case.settled', one._id)).toHaveLength(1);
    expect((await pay(one)).answer.message).toBe('This case is fully paid; it cannot be marked as paid.');
  });

  test('in parts ends exactly at what was asked for', async () => {
    const one = await world.createCase({
      amount: { fixed: 100 },
      installments: { enabled: true, numberOfInstallments: 3 },
    });
    expect((await pay(one, { amount: 33.33 })).answer).toMatchObject({
      message: 'Payment recorded',
      paymentCase: { status: 'partially_paid', paidAmount: 33.33, receivedAed: 13_999 },
    });
    const tooMuch = await pay(one, { amount: 66.68 });
    expect([tooMuch.status, tooMuch.answer.message]).toEqual([400, 'Only EUR 66.67 is outstanding']);
    expect((await pay(one, { amount: 66.67 })).answer).toMatchObject({
      paymentCase: { status: 'fully_paid', paidAmount: 100, outstandingAed: 0 },
    });
  });

  test.each<[string, object, string]>([
    ['nothing', { amount: 0 }, 'Amount must be greater than 0'],
    ['a comma', { amount: '12,50' }, 'Amount is required'],
    ['three decimals', { amount: 1.005 }, 'Amount can have at most two decimals'],
    ['less than nothing', { amount: -1 }, 'Amount must not be negative'],
    ['not a number', { amount: Number.NaN }, 'Amount is required'],
    ['infinitely much', { amount: Number.POSITIVE_INFINITY }, 'Amount is required'],
    ['a cent too much', { amount: 250.01 }, 'Only EUR 250.00 is outstanding'],
    ['the other currency', { amount: 1, currency: 'AED' }, 'The amounts of this case are in EUR'],
    ['tomorrow', { receivedOn: '2999-01-01' }, 'This day has not come yet'],
  ])('with %s is refused and changes nothing', async (_title, wish, message) => {
    const one = await world.createCase();
    const { status, answer } = await pay(one, wish);
    expect([status, answer.message]).toEqual([400, message]);
    expect(await again(one)).toEqual(one);
  });

  test('under one reference counts once, and of one case', async () => {
    const [one, other] = [await world.createCase(), await world.createCase()];
    const transfer = { amount: 100, paymentMethod: 'Bank transfer', reference: 'BANK-1' };
    await pay(one, transfer);
    expect((await pay(one, transfer)).status).toBe(200);
    expect((await again(one)).receivedAed).toBe(42_000);
    expect((await pay(other, transfer)).answer.code).toBe('conflict');
    expect(await again(other)).toMatchObject({ status: 'active', parts: [] });
    const asCash = await pay(one, { ...transfer, paymentMethod: 'Cash' });
    expect(asCash.answer).toMatchObject({ code: 'conflict', message: expect.stringContaining('BANK-1') });
    const { receivedAed, timeline } = await again(one);
    expect([receivedAed, timeline.filter(({ kind }) => kind === 'marked-paid').length]).toEqual([42_000, 1]);
    const [capture] = await listCaptures(database.db, ownerOf({ id: one._id }));
    expect(capture).toMatchObject({ method: 'bank', transactionId: 'BANK-1', note: 'Bank transfer' });
  });

  test('closes a card page first', async () => {
    const one = await world.createCase();
    const page = await world.press(one);
    expect((await pay(one, { amount: 100 })).answer).toMatchObject({ message: 'Payment recorded' });
    expect(world.payOnPage(page)).toBe(false);
    expect(await again(one)).toMatchObject({ status: 'partially_paid', outstandingAed: 63_000 });
  });

  test('is refused when the card has just been charged: nobody pays twice', async () => {
    const one = await world.createCase();
    world.payOnPage(await world.press(one));
    const { status, answer } = await pay(one);
    expect([status, answer.code]).toEqual([409, 'conflict']);
    expect(await again(one)).toMatchObject({
      status: 'fully_paid',
      receivedAed: 105_000,
      refundableAed: 105_000,
    });
  });

  test('of an open amount takes what came for the whole', async () => {
    const one = await world.createCase({ paymentType: 'open', amount: {} });
    expect((await pay(one)).answer.issues).toEqual([
      { field: 'amount', message: 'Please enter the amount that was received' },
    ]);
    expect((await pay(one, { amount: 75.5 })).answer).toMatchObject({
      paymentCase: { status: 'fully_paid', financial: { totalAmountDue: 75.5, totalAmountPaid: 75.5 } },
    });
  });

  test('of a range takes it for the whole, or for a part of the least', async () => {
    const wish = { paymentType: 'range', amount: { min: 100, max: 200 } } as const;
    const less = await world.createCase(wish);
    expect((await pay(less, { amount: 40 })).answer).toMatchObject({
      paymentCase: { status: 'partially_paid', financial: { totalAmountDue: 100, totalAmountPaid: 40 } },
    });
    const between = await world.createCase(wish);
    expect((await pay(between, { amount: 150 })).answer).toMatchObject({
      paymentCase: { status: 'fully_paid', financial: { totalAmountDue: 150 } },
    });
    const more = await pay(await world.createCase(wish), { amount: 200.01 });
    expect(more.answer.message).toBe('Amount can be at most EUR 200.00');
  });

  test('is in dirhams where only they are allowed', async () => {
    const one = await world.createCase({ currency: { allowed: ['AED'] }, amount: { fixed: 420 } });
    expect((await pay(one, { amount: 420.01 })).answer.message).toBe('Only AED 420.00 is outstanding');
    expect((await pay(one, { amount: 420, currency: 'AED' })).answer).toMatchObject({
      paymentCase: { status: 'fully_paid', receivedAed: 42_000, paidAmount: 420 },
    });
  });

  test('by two people at once records one payment of all', async () => {
    const one = await world.createCase();
    const outcomes = await Promise.all([pay(one), pay(one), pay(one)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await again(one)).receivedAed).toBe(105_000);
  });
});

describe('a refund', () => {
  test('of a part, then of the rest, then of nothing more', async () => {
    const one = await world.caseIn('fully_paid');
    expect((await refund(one, 50)).answer).toMatchObject({
      message: 'The refund has begun.',
      paymentCase: { status: 'fully_paid', refundableAed: 100_000 },
    });
    await world.sendRefunds();
    expect(await again(one)).toMatchObject({ status: 'fully_paid', paidAmount: 238.1 });
    const tooMuch = await refund(one, 1_000.01);
    expect([tooMuch.status, tooMuch.answer.code]).toEqual([422, 'refund-too-large']);
    expect(tooMuch.answer.message).toBe('At most AED 1,000.00 can be given back.');
    await refund(one, 1_000);
    await world.sendRefunds();
    const over = await again(one);
    expect(over).toMatchObject({ status: 'refunded', paidAmount: 0, refundableAed: 0, outstandingAed: 0 });
    expect(over.timeline.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
      expect.arrayContaining([
        'refunded: AED 50.00: Illness',
        'refund: AED 50.00 has gone back: Illness',
        'refunded: AED 1,000.00: Illness',
        'refund: AED 1,000.00 has gone back: Illness',
      ]),
    );
    expect((await refund(one, 0.01)).answer.message).toBe('Nothing can be given back.');
    const sent = [...world.gateway.refunds.values()].reduce((all, { amountAed }) => all + amountAed, 0);
    expect(sent).toBe(105_000);
  });

  test('needs an administrator, their password and an amount', async () => {
    const one = await world.caseIn('fully_paid');
    expect((await refund(one, 1, world.staff)).status).toBe(403);
    const wrong = { id: one._id, amount: 1, reason: REASON, password: 'a wrong password' };
    const refused = await world.call(calls.refundPaymentCase, wrong, await world.anAdmin());
    expect(refused.answer.code).toBe('confirm-password');
    for (const amount of [0, -1, 0.001, Number.NaN]) expect((await refund(one, amount)).status).toBe(400);
    expect((await again(one)).refundableAed).toBe(105_000);
  });

  test('of all of a part ends the case: what was still open is not owed any more', async () => {
    const one = await world.createCase({ installments: { enabled: true, numberOfInstallments: 2 } });
    await world.payByCard(one);
    expect(await again(one)).toMatchObject({ status: 'partially_paid', outstandingAed: 52_500 });
    await refund(one, 525);
    await world.sendRefunds();
    expect(await again(one)).toMatchObject({ status: 'refunded', outstandingAed: 0 });
    expect((await world.press(one)).status).toBe(409);
  });

  test('closes a card page first, so that nobody pays what is not owed any more', async () => {
    const one = await world.createCase({ installments: { enabled: true, numberOfInstallments: 2 } });
    await world.payByCard(one);
    const page = await world.press(one);
    await refund(one, 525);
    expect(world.payOnPage(page)).toBe(false);
    const paying = await world.createCase();
    await pay(paying, { amount: 100 });
    world.payOnPage(await world.press(paying));
    expect((await refund(paying, 420)).answer.code).toBe('conflict');
  });

  test('of what came another way waits for somebody to send it', async () => {
    const one = await world.caseIn('partially_paid');
    await refund(one, 100);
    await world.sendRefunds();
    expect((await again(one)).timeline.at(-1)).toMatchObject({
      kind: 'refund',
      text: 'AED 100.00 has to be sent by hand: Illness',
    });
  });

  test('pressed fifty times at once never gives back more than was received', async () => {
    const one = await world.caseIn('fully_paid');
    const admins = await Promise.all(Array.from({ length: 50 }, () => world.anAdmin()));
    const outcomes = await Promise.all(admins.map((by) => refund(one, 100, by)));
    const done = outcomes.filter(({ status }) => status === 200);
    expect(done).toHaveLength(10);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect((await again(one)).refundableAed).toBe(5_000);
    await world.sendRefunds();
    expect(await again(one)).toMatchObject({ status: 'fully_paid', refundableAed: 5_000 });
  });
});

test('the history tells who did what and what the money did', async () => {
  const one = await world.createCase();
  await world.payByCard(one);
  const { timeline } = await again(one);
  expect(timeline.map(({ kind, by }) => [kind, by])).toEqual(
    expect.arrayContaining([
      ['created', 'Alan Turing'],
      ['sent', 'Alan Turing'],
      ['attempt', 'Ada Byron'],
      ['payment', 'Ada Byron'],
    ]),
  );
  expect(timeline.find(({ kind }) => kind === 'attempt')?.text).toBe('AED 1,050.00: paid');
});
