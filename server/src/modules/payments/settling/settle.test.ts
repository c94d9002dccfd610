import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { permutations } from '#server/testing/permutations.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import {
  createPaymentsWorld,
  PAID_IN_FULL,
  type Paying,
  TOTAL_AED,
} from '#server/testing/worlds/payments-world.ts';
import { findAttempt, listAttempts } from '../attempts/attempts.repository.ts';
import { checkLiveAttempts } from '../attempts/check-attempt.ts';
import { expireLiveAttempts } from '../attempts/expire-attempts.ts';
import { receiveCallback } from '../callbacks/receive-callback.ts';
import { voidOpenObligations } from '../obligations/void-open-obligations.ts';
import { settleAttempt } from './settle-attempt.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
});

/** As an order does it: the gateway is asked before anything is given up. */
const cancel = async ({ owed }: Paying) => {
  if ((await expireLiveAttempts(world.outer(), owed.owner)) !== 'closed') return;
  await world.inTransaction(async (ctx) => {
    await voidOpenObligations(ctx, owed.owner);
    await ctx.db.execute(
      sql`update test_owners set state = 'cancelled' where id = ${owed.owner.id} and state <> 'confirmed'`,
    );
  });
};

describe('whatever tells of a payment, and in whatever order', () => {
  const steps = {
    return: (paying: Paying) => world.comeBack(paying),
    webhook: ({ ref }: Paying) =>
      receiveCallback(world.outer(), world.gateway.message(ref, { eventId: `a${ref}` })),
    duplicate: ({ ref }: Paying) =>
      Promise.all(
        [1, 2].map(() => receiveCallback(world.outer(), world.gateway.message(ref, { eventId: `a${ref}` }))),
      ),
    expiry: ({ owed }: Paying) => expireLiveAttempts(world.outer(), owed.owner),
    cancel,
    late: ({ ref }: Paying) =>
      receiveCallback(world.outer(), world.gateway.message(ref, { eventId: `b${ref}` })),
  };
  // Webhook and duplicate are the same bytes: changing places makes no other order.
  const orders = permutations(Object.keys(steps) as (keyof typeof steps)[]).filter(
    (order) => order.indexOf('webhook') < order.indexOf('duplicate'),
  );
  const amounts = [
    { amount: 'the right amount', aed: TOTAL_AED, outcome: PAID_IN_FULL },
    {
      amount: 'too little',
      aed: TOTAL_AED - 500,
      outcome: {
        ...PAID_IN_FULL,
        state: 'placed',
        confirmations: 0,
        captures: [{ aed: TOTAL_AED - 500, appliedAed: 0, refundedAed: TOTAL_AED - 500 }],
        receipts: 0,
        paid: 0,
      },
    },
  ];

  const play = async (order: (keyof typeof steps)[], aed: number) => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref, aed);
    for (const step of order) await steps[step](paying);
    const outcome = await world.outcomeOf(paying.owed.owner);
    // Cancelling afterwards finds the attempt settled, so an underpaid order can still be given up.
    return { ...outcome, state: outcome.state === 'cancelled' ? 'placed' : outcome.state };
  };

  const firsts = Object.keys(steps).filter((step) => step !== 'duplicate');
  const cases = amounts.flatMap((one) => firsts.map((first) => ({ ...one, first })));
  it.each(cases)('$amount, $first first: one capture, one outcome', async ({ first, aed, outcome }) => {
    const mine = orders.filter((order) => order[0] === first);
    for (let from = 0; from < mine.length; from += 6) {
      const outcomes = await Promise.all(mine.slice(from, from + 6).map((order) => play(order, aed)));
      for (const [i, got] of outcomes.entries())
        expect({ order: mine[from + i], ...got }).toMatchObject(outcome);
    }
    await world.sendRefunds();
    await expectTrueBooks(database.db);
  });

  it('any run of steps ends confirmed with its money, or with every fils given back', async () => {
    const step = fc.constantFrom(
      'pay',
      'decline',
      'return',
      'webhook',
      'expiry',
      'cancel',
      'check',
      'no-seat',
      'again',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (run) => {
        const paying = await world.startPaying();
        for (const what of run) {
          const refs = (await listAttempts(database.db, paying.owed.owner)).flatMap(
            ({ gatewayRef }) => gatewayRef ?? [],
          );
          const ref = refs[0] ?? paying.ref;
          const isDone = (await world.ownerState(paying.owed.owner)).state === 'confirmed';
          if (what === 'pay') world.gateway.pay(ref);
          else if (what === 'decline' && world.gateway.sessions.get(ref)?.state === 'open')
            world.gateway.decline(ref);
          else if (what === 'no-seat' && !isDone) await world.setOwnerState(paying.owed.owner, 'no-seat');
          else if (what === 'check') await checkLiveAttempts(world.outer(), paying.owed.owner);
          else if (what === 'again') await world.openPage(paying.owed.obligations[0]).catch(() => {});
          else if (what === 'webhook') await steps.late({ ...paying, ref });
          else if (what === 'return' || what === 'expiry' || what === 'cancel')
            await steps[what]({ ...paying });
        }
        await expireLiveAttempts(world.outer(), paying.owed.owner);
        await world.sendRefunds();
        const { captures, state } = await world.outcomeOf(paying.owed.owner);
        const attemptIds = (await listAttempts(database.db, paying.owed.owner)).map(({ id }) => id);
        const taken = [...world.gateway.sessions.values()]
          .filter((session) => attemptIds.includes(session.attemptId) && session.state === 'captured')
          .reduce((all, session) => all + (session.amountAed ?? 0) - session.refundedAed, 0);
        expect(captures.reduce((all, one) => all + one.aed - one.refundedAed, 0)).toBe(taken);
        expect(taken).toBe(state === 'confirmed' ? TOTAL_AED : 0);
      }),
      { numRuns: 60 },
    );
    await expectTrueBooks(database.db);
  });
});

describe('exactly once', () => {
  it('the same event eight times at once is one capture and one receipt', async () => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref);
    const message = world.gateway.message(paying.ref);
    const receptions = await Promise.all(
      Array.from({ length: 8 }, () => receiveCallback(world.outer(), message)),
    );
    expect(receptions.filter((one) => one === 'processed')).toHaveLength(1);
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
  });

  it('webhook, return, poll and "I have paid" at the same moment are one capture', async () => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref);
    await Promise.all([
      receiveCallback(world.outer(), world.gateway.message(paying.ref)),
      receiveCallback(world.outer(), world.gateway.message(paying.ref)),
      world.comeBack(paying),
      checkLiveAttempts(world.outer(), paying.owed.owner),
      expireLiveAttempts(world.outer(), paying.owed.owner),
    ]);
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
    expect(await world.jobs('payment.captured')).toContainEqual(
      expect.objectContaining({ ownerId: paying.owed.owner.id }),
    );
  });

  it('news that was read before other news came is weighed again by what is known then', async () => {
    const paying = await world.startPaying();
    const attempt = await findAttempt(database.db, paying.attemptId);
    if (!attempt) throw new Error('there is an attempt');
    world.gateway.pay(paying.ref);
    await receiveCallback(world.outer(), world.gateway.message(paying.ref));
    const late = await world.inTransaction((ctx) =>
      settleAttempt(ctx, { attempt, gatewayRef: paying.ref, session: { state: 'expired' } }),
    );
    expect(late.state).toBe('captured');
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
  });
});
