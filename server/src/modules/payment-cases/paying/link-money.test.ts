import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { listReceipts } from '#server/modules/documents/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createLinksWorld, inParts, OPEN, refOf, TOTAL_AED } from '#server/testing/worlds/links-world.ts';
import { CASE_KIND } from '../owner-of.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

afterEach(() => expectTrueBooks(database.db));

describe('late and strange money', () => {
  test('what is paid after the link’s end is taken', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    await world.endLink(link);
    world.gateway.pay(ref);
    await world.hearOf(ref);
    expect((await world.readCase(link.id)).status).toBe('fully_paid');
    expect(world.settledTimes(link)).toBe(1);
  });

  test('what still comes for a case that was called off goes back, and both sides are told', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    expect((await world.cancel(link)).status).toBe(200);
    // A gateway that captures what it had been told to end.
    Object.assign(world.gateway.session(ref), { state: 'open' });
    world.gateway.pay(ref);
    await world.hearOf(ref);
    await world.sendRefunds();
    expect(await world.moneyOf(link.one)).toMatchObject({
      captures: [{ aed: TOTAL_AED, appliedAed: 0, refundedAed: TOTAL_AED }],
      receipts: 0,
      paid: 0,
    });
    expect(world.gateway.session(ref).refundedAed).toBe(TOTAL_AED);
    expect(world.announced('payment.refused', link.id)).toHaveLength(1);
    const { rows } = await database.db.execute(
      sql`select kind from needs_action where owner_kind = 'case' and owner_id = ${link.id}`,
    );
    expect(rows).toEqual([{ kind: 'unapplied' }]);
    expect((await world.readCase(link.id)).status).toBe('cancelled');
    const { answer } = await link.browser.ask(links.getLinkResult, { token: link.token });
    expect(answer.result).toMatchObject({ outcome: 'refunded', paidAed: 0, reason: expect.any(String) });
    const deleting = await world.call(
      office.deletePaymentCase,
      { id: link.id },
      await addUser(database.db, { role: 'admin' }),
    );
    expect(deleting.answer.message).toContain('Money has moved on this case');
  });

  test('what is captured on a page of the old link although it was closed is counted for the case', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    expect((await world.replace(link)).status).toBe(200);
    Object.assign(world.gateway.session(ref), { state: 'open' });
    world.gateway.pay(ref);
    await world.hearOf(ref);
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: TOTAL_AED, receipts: 1 });
    expect((await world.readCase(link.id)).status).toBe('fully_paid');
    expect(world.settledTimes(link)).toBe(1);
  });

  test('what a payer enters belongs to the card page that it led to, whoever enters something later', async () => {
    const link = await world.linkTo();
    const first = refOf(await link.browser.press(link.token, { payerName: 'Ada Byron' }));
    world.gateway.decline(first);
    await world.hearOf(first);
    await world.gateway.expire(first).then(() => world.hearOf(first));
    const bob = { payerName: 'Bob Hope', payerEmail: 'bob@example.com' };
    await world.openBrowser().press(link.token, { ...bob, startAgain: true });
    // The first page is charged after all.
    world.gateway.session(first).state = 'open';
    world.gateway.pay(first);
    await world.hearOf(first);
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select snapshot->'payer'->>'name' as name from documents where owner_id = ${link.id}`,
    );
    expect(rows).toEqual([{ name: 'Ada Byron' }]);
  });

  test('what staff have recorded was paid by whom the case names, not by who has only tried the link', async () => {
    const link = await world.linkTo();
    await link.browser.press(link.token, { payerName: 'A Stranger', payerEmail: 'stranger@example.com' });
    const { status } = await world.call(office.markPaymentCasePaid, { id: link.id }, world.staff);
    expect(status).toBe(200);
    const [receipt] = await listReceipts(database.db, { kind: CASE_KIND, id: link.id });
    expect(receipt?.snapshot).toMatchObject({
      method: 'manual',
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      billing: null,
    });
  });

  test('a plan that nobody paid is given up; what was chosen is chosen anew at the same rate', async () => {
    const link = await world.linkTo(OPEN);
    const ref = refOf(await link.browser.press(link.token, { amount: 100 }));
    await world.agePlan(link);
    await world.runJob('void-unpaid-plans');
    expect((await world.moneyOf(link.one)).attempts).toEqual(['open']);
    expect((await world.readCase(link.id)).parts).toHaveLength(1);
    world.gateway.session(ref).state = 'expired';
    await world.hearOf(ref);
    await world.runJob('void-unpaid-plans');
    expect(await world.readCase(link.id)).toMatchObject({
      status: 'active',
      financial: { totalAmountDue: null },
      rate: 4.2,
    });
    await link.browser.pay(link.token, { amount: 30 });
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: 3_000 });
    // What comes after all for the plan that was given up goes back.
    Object.assign(world.gateway.session(ref), { state: 'open' });
    world.gateway.pay(ref);
    await world.hearOf(ref);
    await world.sendRefunds();
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: 3_000, receipts: 1 });
    expect(world.gateway.session(ref).refundedAed).toBe(10_000);
    expect(world.settledTimes(link)).toBe(1);
  });

  test('a plan of this minute waits for its card page', async () => {
    const link = await world.linkTo();
    world.gateway.session(refOf(await link.browser.press(link.token))).state = 'expired';
    await link.browser.check(link.token);
    await world.runJob('void-unpaid-plans');
    const { rows } = await database.db.execute(sql`select due_aed from payment_cases where id = ${link.id}`);
    expect(rows).toEqual([{ due_aed: TOTAL_AED }]);
  });

  test('more than was asked for: the rest goes back', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    world.gateway.pay(ref, TOTAL_AED + 700);
    await world.hearOf(ref);
    await world.sendRefunds();
    expect(await world.moneyOf(link.one)).toMatchObject({
      captures: [{ aed: TOTAL_AED + 700, appliedAed: TOTAL_AED, refundedAed: 700 }],
      paid: TOTAL_AED,
    });
    expect((await world.readCase(link.id)).status).toBe('fully_paid');
  });

  test('a card page and a transfer for the same case: one is used', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    const paid = await world.call(office.markPaymentCasePaid, { id: link.id }, world.admin);
    expect(paid.status).toBe(200);
    Object.assign(world.gateway.session(ref), { state: 'open' });
    world.gateway.pay(ref);
    await world.hearOf(ref);
    await world.sendRefunds();
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: TOTAL_AED });
    expect(world.gateway.session(ref).refundedAed).toBe(TOTAL_AED);
    expect(world.settledTimes(link)).toBe(1);
  });
});

describe('payments in parts', () => {
  test('the same link pays one part after the other, and each has its receipt', async () => {
    const link = await world.linkTo(inParts(3));
    for (const [paid, status] of [
      // 83.34 and twice 83.33 euros, each converted for itself.
      [35_003, 'partially_paid'],
      [70_002, 'partially_paid'],
      [105_001, 'fully_paid'],
    ] as const) {
      await link.browser.pay(link.token);
      expect(await world.moneyOf(link.one)).toMatchObject({ paid });
      expect((await world.readCase(link.id)).status).toBe(status);
    }
    expect(await world.moneyOf(link.one)).toMatchObject({ receipts: 3 });
    expect(world.settledTimes(link)).toBe(1);
    expect((await link.browser.open(link.token)).receipts).toHaveLength(3);
  });

  test('a part can be paid by somebody else, and after a decline', async () => {
    const link = await world.linkTo(inParts(2));
    await link.browser.pay(link.token);
    const bob = world.openBrowser();
    const ref = refOf(await bob.press(link.token, { payerEmail: 'bob@example.com' }));
    world.gateway.decline(ref);
    await bob.check(link.token);
    const { answer } = await bob.ask(links.getLinkResult, { token: link.token });
    expect(answer.result).toMatchObject({ outcome: 'failed', reason: 'Your card was declined.' });
    await bob.pay(link.token, { payerEmail: 'bob@example.com' });
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: TOTAL_AED, receipts: 2 });
  });

  test('the link lives until the last part has been due for as long as it lived for the first', async () => {
    const link = await world.linkTo(inParts(3));
    const before = new Date((await link.browser.open(link.token)).expiresAt ?? 0);
    await link.browser.pay(link.token);
    const after = new Date((await link.browser.open(link.token)).expiresAt ?? 0);
    expect((after.getTime() - before.getTime()) / 86_400_000).toBeGreaterThan(57);
  });

  test.each([100.01, 99.99, 1_234.57])('dirhams are charged to the fils: %d in three', async (fixed) => {
    const link = await world.linkTo(inParts(3, { amount: { fixed }, currency: { allowed: ['AED'] } }));
    const { total, parts } = await link.browser.open(link.token);
    const whole = Math.round(fixed * 100);
    expect(total?.aed).toBe(whole);
    expect(parts.reduce((all, { aed }) => all + aed, 0)).toBe(whole);
    for (let i = 0; i < 3; i++) await link.browser.pay(link.token);
    expect(await world.moneyOf(link.one)).toMatchObject({ paid: whole });
    const after = await link.browser.open(link.token);
    expect(after).toMatchObject({ status: 'fully_paid', totalAmount: fixed, next: null });
    expect(after.parts.map(({ eur }) => eur)).toEqual(parts.map(({ eur }) => eur));
  });

  test('what was chosen for the first part is the total of all', async () => {
    const link = await world.linkTo(inParts(2, OPEN));
    await link.browser.pay(link.token, { amount: 100, selectedCurrency: 'EUR' });
    const shown = await link.browser.open(link.token);
    expect(shown).toMatchObject({
      totalAmount: 100,
      next: { eur: 5_000, aed: 21_000 },
      paid: { aed: 21_000 },
    });
    await link.browser.pay(link.token, { amount: 100, selectedCurrency: 'EUR' });
    expect((await link.browser.open(link.token)).status).toBe('fully_paid');
  });
});
