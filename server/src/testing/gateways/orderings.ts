import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireLiveAttempts } from '../../modules/payments/attempts/expire-attempts.ts';
import { type Message, receiveCallback } from '../../modules/payments/callbacks/receive-callback.ts';
import { voidOpenObligations } from '../../modules/payments/obligations/void-open-obligations.ts';
import type { Db } from '../../platform/db/database.ts';
import { permutations } from '../permutations.ts';
import { expectTrueBooks } from '../true-books.ts';
import { PAID_IN_FULL, type Paying, type PaymentsWorld, TOTAL_AED } from '../worlds/payments-world.ts';

/** A gateway as tests move it. */
type Teller = {
  pay(ref: string, aed: number): unknown;
  /** A message of this name about a session as it stands now, signed. */
  message(ref: string, eventId: string): Message;
};

type Stage = { database: { db: Db }; world: Omit<PaymentsWorld, 'gateway'>; teller: Teller };

/** As an order does it: the gateway is asked before anything is given up. */
const cancel = async ({ world }: Stage, { owed }: Paying) => {
  if ((await expireLiveAttempts(world.outer(), owed.owner)) !== 'closed') return;
  await world.inTransaction(async (ctx) => {
    await voidOpenObligations(ctx, owed.owner);
    await ctx.db.execute(
      sql`update test_owners set state = 'cancelled' where id = ${owed.owner.id} and state <> 'confirmed'`,
    );
  });
};

export const stepsOf = (stage: Stage) => {
  const { world, teller } = stage;
  const hear = (ref: string, eventId: string) => receiveCallback(world.outer(), teller.message(ref, eventId));
  return {
    return: (paying: Paying) => world.comeBack(paying),
    webhook: ({ ref }: Paying) => hear(ref, `a${ref}`),
    duplicate: ({ ref }: Paying) => Promise.all([1, 2].map(() => hear(ref, `a${ref}`))),
    expiry: ({ owed }: Paying) => expireLiveAttempts(world.outer(), owed.owner),
    cancel: (paying: Paying) => cancel(stage, paying),
    late: ({ ref }: Paying) => hear(ref, `b${ref}`),
  };
};
type Step = keyof ReturnType<typeof stepsOf>;
const STEPS: Step[] = ['return', 'webhook', 'duplicate', 'expiry', 'cancel', 'late'];

const AMOUNTS = [
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

/** Every order of all that tells of a payment, at this gateway: 720, but for those that are the same bytes. */
export const describeOrderings = (stage: Stage): void => {
  // Webhook and duplicate are the same bytes: changing places makes no other order.
  const orders = permutations(STEPS).filter((order) => order.indexOf('webhook') < order.indexOf('duplicate'));
  const play = async (order: Step[], aed: number) => {
    const { world, teller } = stage;
    const steps = stepsOf(stage);
    const paying = await world.startPaying();
    teller.pay(paying.ref, aed);
    for (const step of order) await steps[step](paying);
    const outcome = await world.outcomeOf(paying.owed.owner);
    // Cancelling afterwards finds the attempt settled, so an underpaid order can still be given up.
    return { ...outcome, state: outcome.state === 'cancelled' ? 'placed' : outcome.state };
  };

  describe('whatever tells of a payment, and in whatever order', () => {
    const firsts = STEPS.filter((step) => step !== 'duplicate');
    const cases = AMOUNTS.flatMap((one) => firsts.map((first) => ({ ...one, first })));
    it.each(cases)('$amount, $first first: one capture, one outcome', async ({ first, aed, outcome }) => {
      const mine = orders.filter((order) => order[0] === first);
      for (let from = 0; from < mine.length; from += 6) {
        const outcomes = await Promise.all(mine.slice(from, from + 6).map((order) => play(order, aed)));
        for (const [i, got] of outcomes.entries())
          expect({ order: mine[from + i], ...got }).toMatchObject(outcome);
      }
      await stage.world.sendRefunds();
      await expectTrueBooks(stage.database.db);
    });
  });
};
