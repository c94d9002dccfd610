import { afterEach, describe, expect, test } from 'vitest';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createLinksWorld, inParts, refOf, TOTAL_AED } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

afterEach(() => expectTrueBooks(database.db));

describe('everybody at once', () => {
  test('twenty messages, returns and questions about one payment are one capture', async () => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    world.gateway.pay(ref);
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        if (i % 4 === 0) await world.hearOf(ref, 'the same');
        else if (i % 4 === 1) await world.hearOf(ref);
        else if (i % 4 === 2) await world.comeBack(ref);
        else await world.openBrowser().check(link.token);
      }),
    );
    expect(await world.moneyOf(link.one)).toEqual({
      captures: [{ aed: TOTAL_AED, appliedAed: TOTAL_AED, refundedAed: 0 }],
      receipts: 1,
      paid: TOTAL_AED,
      attempts: ['captured'],
    });
    expect(world.settledTimes(link)).toBe(1);
  });

  test('buttons, money, a transfer and a cancellation at the same moment leave the books right', async () => {
    const link = await world.linkTo(inParts(2));
    const ref = refOf(await link.browser.press(link.token));
    world.gateway.pay(ref);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, i) =>
        world.openBrowser().press(link.token, { payerEmail: `p${i}@example.com`, startAgain: true }),
      ),
      world.hearOf(ref),
      world.hearOf(ref),
      world.cancel(link),
      world.call(office.markPaymentCasePaid, { id: link.id }, world.admin),
      world.runJob('void-unpaid-plans'),
    ]);
    await link.browser.check(link.token);
    await world.sendRefunds();
    const { captures, paid } = await world.moneyOf(link.one);
    expect(captures.reduce((all, one) => all + one.aed - one.refundedAed, 0)).toBe(paid);
    expect(paid).toBeLessThanOrEqual(TOTAL_AED);
  });
});
