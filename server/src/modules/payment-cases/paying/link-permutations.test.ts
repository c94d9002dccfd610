import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { coveringOrders, permutations } from '#server/testing/permutations.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import {
  createLinksWorld,
  inParts,
  refOf,
  type SentLink,
  TOTAL_AED,
} from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

afterEach(() => expectTrueBooks(database.db));

describe('whatever tells of a payment of a case, and in whatever order', () => {
  type Paying = SentLink & { ref: string };
  const steps = {
    return: ({ ref }: Paying) => world.comeBack(ref),
    webhook: ({ ref }: Paying) => world.hearOf(ref, `a${ref}`),
    duplicate: ({ ref }: Paying) => Promise.all([world.hearOf(ref, `a${ref}`), world.hearOf(ref, `a${ref}`)]),
    expiry: (link: Paying) => world.endLink(link),
    cancel: (link: Paying) => world.cancel(link),
    late: ({ ref }: Paying) => world.hearOf(ref, `b${ref}`),
  };
  type Order = (keyof typeof steps)[];
  // Webhook and duplicate are the same bytes: changing places makes no other order.
  const orders = permutations(Object.keys(steps) as Order).filter(
    (order) => order.indexOf('webhook') < order.indexOf('duplicate'),
  );
  const rightAmount = {
    aed: TOTAL_AED,
    settled: 1,
    captures: [{ aed: TOTAL_AED, appliedAed: TOTAL_AED, refundedAed: 0 }],
    receipts: 1,
    paid: TOTAL_AED,
    ends: 'fully_paid',
  };
  const tooLittle = {
    aed: TOTAL_AED - 500,
    settled: 0,
    captures: [{ aed: TOTAL_AED - 500, appliedAed: 0, refundedAed: TOTAL_AED - 500 }],
    receipts: 0,
    paid: 0,
    // Nothing was paid, so that the case goes on to its end or is called off.
    ends: expect.stringMatching(/^(cancelled|expired)$/),
  };
  // All the orders of payments as such are in settle.test.ts. Here any five of the steps come in every order; where
  // money only goes back, any four.
  const amounts = [
    { amount: 'the right amount', orders: coveringOrders(orders, 1), wanted: rightAmount },
    { amount: 'too little', orders: coveringOrders(orders, 2), wanted: tooLittle },
  ];

  const play = async (order: Order, aed: number) => {
    const link = await world.linkTo();
    const ref = refOf(await link.browser.press(link.token));
    world.gateway.pay(ref, aed);
    for (const step of order) await steps[step]({ ...link, ref });
    const { status } = await world.readCase(link.id);
    const told = [
      ...world.announced('payment.refused', link.id),
      ...world.announced('payment.captured', link.id),
    ];
    const { attempts, ...money } = await world.moneyOf(link.one);
    return {
      order,
      aed,
      ends: status,
      ...money,
      attempts,
      settled: world.settledTimes(link),
      told: told.length,
    };
  };

  const expectOf = async (order: Order, wanted: typeof rightAmount) => {
    const outcome = await play(order, wanted.aed);
    expect(outcome).toEqual({ order, ...wanted, attempts: ['captured'], told: 1 });
  };

  const firsts = Object.keys(steps).filter((step) => step !== 'duplicate');
  const cases = amounts.flatMap((one) => firsts.map((first) => ({ ...one, first })));
  it.each(cases)('$amount, $first first: one capture, one outcome', async (one) => {
    const mine = one.orders.filter((order) => order[0] === one.first);
    expect(mine).not.toEqual([]);
    for (let from = 0; from < mine.length; from += 6)
      await Promise.all(mine.slice(from, from + 6).map((order) => expectOf(order, one.wanted)));
    await world.sendRefunds();
  });

  it.each(amounts)('$amount, in an order by chance: one capture, one outcome', async ({ wanted }) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...orders), async (order) => {
        await expectOf(order, wanted);
      }),
      { numRuns: 20 },
    );
    await world.sendRefunds();
  });

  it('any run of steps keeps exactly what is applied, and what the case says equals the books', async () => {
    const step = fc.constantFrom(
      'pay',
      'decline',
      'press',
      'other',
      'webhook',
      'check',
      'expire',
      'extend',
      'cancel',
      'void',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), fc.boolean(), async (run, split) => {
        const link = await world.linkTo(split ? inParts(2) : {});
        const bob = world.openBrowser();
        let ref = refOf(await link.browser.press(link.token));
        const turn = async (outcome: Parameters<typeof refOf>[0]) => {
          if (outcome.status === 200) ref = refOf(outcome);
        };
        for (const what of run) {
          if (what === 'pay') world.gateway.pay(ref);
          else if (what === 'decline' && world.gateway.session(ref).state === 'open')
            world.gateway.decline(ref);
          else if (what === 'press') await turn(await link.browser.press(link.token));
          else if (what === 'other')
            await turn(await bob.press(link.token, { payerEmail: 'bob@example.com', startAgain: true }));
          else if (what === 'webhook') await world.hearOf(ref);
          else if (what === 'check') await link.browser.check(link.token);
          else if (what === 'expire') await world.endLink(link);
          else if (what === 'extend')
            await world.call(office.extendPaymentCase, { id: link.id, days: 1 }, world.admin);
          else if (what === 'cancel') await world.cancel(link);
          else if (what === 'void') {
            await world.agePlan(link);
            await world.runJob('void-unpaid-plans');
          }
        }
        await link.browser.check(link.token);
        await world.sendRefunds();
        const { captures, paid } = await world.moneyOf(link.one);
        const { rows } = await database.db.execute<{ applied: number; due: number | null; refunded: number }>(
          sql`select applied_aed as applied, due_aed as due, refunded_aed as refunded from payment_cases where id = ${link.id}`,
        );
        const { applied = 0, due = null, refunded } = rows[0] ?? {};
        expect({ paid, refunded }).toEqual({ paid: applied, refunded: 0 });
        expect(applied).toBeLessThanOrEqual(due ?? 0);
        expect(captures.reduce((all, one) => all + one.aed - one.refundedAed, 0)).toBe(applied);
        expect(world.settledTimes(link)).toBe(applied > 0 && applied === due ? 1 : 0);
      }),
      { numRuns: 40 },
    );
  });
});
