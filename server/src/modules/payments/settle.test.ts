import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import {
  createPaymentsWorld,
  type Owed,
  type PaymentsWorld,
  TOTAL_AED,
} from '#server/testing/payments-world.ts';
import { listActions } from './actions.repository.ts';
import { listAttempts, liveAttempt } from './attempts.repository.ts';
import { listCaptures } from './captures.repository.ts';
import { checkLiveAttempts } from './check-attempt.ts';
import { listReceipts } from './documents.repository.ts';
import { executeRefund } from './execute-refund.ts';
import { expireLiveAttempts } from './expire-attempts.ts';
import { paidOf } from './ledger.repository.ts';
import { receiveCallback } from './receive-callback.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { returnFromGateway } from './return-from-gateway.ts';
import { verifyLedger } from './verify-ledger.ts';
import { voidOpenObligations } from './void-open-obligations.ts';

let test: TestDatabase;
let world: PaymentsWorld;

beforeAll(async () => {
  test = await freshDatabase();
  world = await createPaymentsWorld(test.db);
});
afterAll(() => test.close());
beforeEach(() => {
  world.gateway.trouble = {};
});

const startPaying = async (options?: Parameters<PaymentsWorld['owe']>[0]) => {
  const owed = await world.owe(options);
  await world.openPage(owed.obligations[0]);
  const attempt = await liveAttempt(test.db, owed.owner);
  if (!attempt?.gatewayRef) throw new Error('no page was opened');
  return { owed, attemptId: attempt.id, ref: attempt.gatewayRef };
};
type Paying = Awaited<ReturnType<typeof startPaying>>;

const comeBack = ({ attemptId }: Paying) =>
  returnFromGateway(world.outer(), {
    gateway: 'fake',
    attemptId,
    wasCancelled: false,
    patience: new Promise(() => {}),
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

const sendRefunds = async () => {
  for (const { refundId } of await world.takeJobs('execute-refund'))
    await executeRefund(world.outer(), refundId ?? '');
};

const outcomeOf = async ({ owner }: Owed) => {
  const captures = await listCaptures(test.db, owner);
  const { state, confirmations } = await world.ownerState(owner);
  return {
    state,
    confirmations,
    captures: captures.map(({ aed, appliedAed, refundedAed }) => ({ aed, appliedAed, refundedAed })),
    receipts: (await listReceipts(test.db, owner)).length,
    paid: (await paidOf(test.db, owner)).aed,
    attempts: (await listAttempts(test.db, owner)).map((attempt) => attempt.state),
  };
};

const expectBalanced = async () => expect((await verifyLedger(test.db)).problems).toEqual([]);

const PAID_IN_FULL = {
  state: 'confirmed',
  confirmations: 1,
  captures: [{ aed: TOTAL_AED, appliedAed: TOTAL_AED, refundedAed: 0 }],
  receipts: 1,
  paid: TOTAL_AED,
  attempts: ['captured'],
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

describe('whatever tells of a payment, and in whatever order', () => {
  const steps = {
    return: (paying: Paying) => comeBack(paying),
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
    const paying = await startPaying();
    world.gateway.pay(paying.ref, aed);
    for (const step of order) await steps[step](paying);
    const outcome = await outcomeOf(paying.owed);
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
    await sendRefunds();
    await expectBalanced();
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
        const paying = await startPaying();
        for (const what of run) {
          const refs = (await listAttempts(test.db, paying.owed.owner)).flatMap(
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
        await sendRefunds();
        const { captures, state } = await outcomeOf(paying.owed);
        const attemptIds = (await listAttempts(test.db, paying.owed.owner)).map(({ id }) => id);
        const taken = [...world.gateway.sessions.values()]
          .filter((session) => attemptIds.includes(session.attemptId) && session.state === 'captured')
          .reduce((all, session) => all + (session.amountAed ?? 0) - session.refundedAed, 0);
        expect(captures.reduce((all, one) => all + one.aed - one.refundedAed, 0)).toBe(taken);
        expect(taken).toBe(state === 'confirmed' ? TOTAL_AED : 0);
      }),
      { numRuns: 60 },
    );
    await expectBalanced();
  });
});

describe('exactly once', () => {
  it('the same event eight times at once is one capture and one receipt', async () => {
    const paying = await startPaying();
    world.gateway.pay(paying.ref);
    const message = world.gateway.message(paying.ref);
    const receptions = await Promise.all(
      Array.from({ length: 8 }, () => receiveCallback(world.outer(), message)),
    );
    expect(receptions.filter((one) => one === 'processed')).toHaveLength(1);
    expect(await outcomeOf(paying.owed)).toEqual(PAID_IN_FULL);
  });

  it('webhook, return, poll and "I have paid" at the same moment are one capture', async () => {
    const paying = await startPaying();
    world.gateway.pay(paying.ref);
    await Promise.all([
      receiveCallback(world.outer(), world.gateway.message(paying.ref)),
      receiveCallback(world.outer(), world.gateway.message(paying.ref)),
      comeBack(paying),
      checkLiveAttempts(world.outer(), paying.owed.owner),
      expireLiveAttempts(world.outer(), paying.owed.owner),
    ]);
    expect(await outcomeOf(paying.owed)).toEqual(PAID_IN_FULL);
    expect(await world.jobs('payment.captured')).toContainEqual(
      expect.objectContaining({ ownerId: paying.owed.owner.id }),
    );
  });
});

describe('opening the card page', () => {
  it('gives the same page to everyone who asks at once, from one attempt', async () => {
    const owed = await world.owe();
    const pages = await Promise.all(Array.from({ length: 8 }, () => world.openPage(owed.obligations[0])));
    expect(new Set(pages.map((page) => page.redirectUrl)).size).toBe(1);
    expect(await listAttempts(test.db, owed.owner)).toHaveLength(1);
  });

  it('ends the old page at the gateway before there is another one', async () => {
    const { owed, ref } = await startPaying();
    await test.db.execute(sql`update attempts set aed = aed - 100 where gateway_ref = ${ref}`);
    await world.openPage(owed.obligations[0]);
    expect(world.gateway.sessions.get(ref)?.state).toBe('expired');
    expect((await outcomeOf(owed)).attempts).toEqual(['open', 'abandoned']);
  });

  it('closes a declined page, which could still be paid with another card', async () => {
    const paying = await startPaying();
    world.gateway.decline(paying.ref);
    expect(await comeBack(paying)).toBe('/not-paid');
    await world.openPage(paying.owed.obligations[0]);
    expect(world.gateway.pay(paying.ref)).toBe(false);
    expect((await outcomeOf(paying.owed)).attempts).toEqual(['open', 'declined']);
  });

  it('notices that a declined page was paid after all, instead of opening another', async () => {
    const paying = await startPaying();
    world.gateway.decline(paying.ref);
    await comeBack(paying);
    world.gateway.pay(paying.ref);
    await expect(world.openPage(paying.owed.obligations[0])).rejects.toMatchObject({ code: 'wrong-state' });
    expect(await outcomeOf(paying.owed)).toEqual(PAID_IN_FULL);
  });

  it('refuses what is paid', async () => {
    const paying = await startPaying();
    world.gateway.pay(paying.ref);
    await comeBack(paying);
    await expect(world.openPage(paying.owed.obligations[0])).rejects.toMatchObject({ code: 'wrong-state' });
  });

  it('a gateway that times out after creating the session leaves an unknown attempt that is found and settled', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toMatchObject({ code: 'gateway-unavailable' });
    const attempt = await liveAttempt(test.db, owed.owner);
    expect(attempt).toMatchObject({ state: 'unknown', gatewayRef: null });
    world.gateway.pay(world.gateway.sessionOf(attempt?.id ?? '').ref);
    await test.db.execute(sql`update attempts set next_check_at = now() where id = ${attempt?.id}`);
    await reconcileAttempts(world.outer());
    expect(await outcomeOf(owed)).toEqual(PAID_IN_FULL);
  });

  it('trying again after a lost answer gives the very session that was lost', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    world.gateway.trouble = {};
    await checkLiveAttempts(world.outer(), owed.owner);
    const { redirectUrl } = await world.openPage(owed.obligations[0]);
    const [attempt, ...others] = await listAttempts(test.db, owed.owner);
    expect(others).toEqual([]);
    expect(attempt?.state).toBe('open');
    expect(redirectUrl).toContain(attempt?.gatewayRef);
  });

  it('a session that was never created ends when nothing can be under way any more', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'refuse';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    expect(await expireLiveAttempts(world.outer(), owed.owner)).toBe('unknown');
    await test.db.execute(sql`update attempts set changed_at = now() - interval '2 minutes'`);
    expect(await expireLiveAttempts(world.outer(), owed.owner)).toBe('closed');
  });
});

describe('the gateway’s news and our own writing', () => {
  it('a webhook that overtakes the answer to creating the session is matched by our own reference', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    const attempt = await liveAttempt(test.db, owed.owner);
    await test.db.execute(sql`update attempts set state = 'created' where id = ${attempt?.id}`);
    const { ref } = world.gateway.sessionOf(attempt?.id ?? '');
    world.gateway.pay(ref);
    expect(await receiveCallback(world.outer(), world.gateway.message(ref))).toBe('processed');
    expect(await outcomeOf(owed)).toEqual(PAID_IN_FULL);
  });

  it('a message with another amount than was paid is checked with the gateway', async () => {
    const paying = await startPaying();
    world.gateway.pay(paying.ref);
    const wrong = world.gateway.message(paying.ref, { amountAed: TOTAL_AED - 100 });
    expect(await receiveCallback(world.outer(), wrong)).toBe('processed');
    expect(await outcomeOf(paying.owed)).toEqual(PAID_IN_FULL);
  });

  it('old news of a decline does not undo a payment', async () => {
    const paying = await startPaying();
    world.gateway.decline(paying.ref);
    const declined = world.gateway.message(paying.ref);
    world.gateway.pay(paying.ref);
    await receiveCallback(world.outer(), world.gateway.message(paying.ref));
    expect(await receiveCallback(world.outer(), declined)).toBe('processed');
    expect(await outcomeOf(paying.owed)).toEqual(PAID_IN_FULL);
  });
});

describe('money that cannot be used', () => {
  it('more than is due confirms, and the excess goes back', async () => {
    const paying = await startPaying();
    world.gateway.pay(paying.ref, TOTAL_AED + 500);
    await comeBack(paying);
    await sendRefunds();
    expect(world.gateway.session(paying.ref).refundedAed).toBe(500);
    expect(await outcomeOf(paying.owed)).toEqual({
      ...PAID_IN_FULL,
      captures: [{ aed: TOTAL_AED + 500, appliedAed: TOTAL_AED, refundedAed: 500 }],
    });
    await expectBalanced();
  });

  it('goes back when the owner refuses it, and both sides are told', async () => {
    const paying = await startPaying();
    await world.setOwnerState(paying.owed.owner, 'no-seat');
    world.gateway.pay(paying.ref);
    await comeBack(paying);
    expect(await world.jobs('payment.refused')).toContainEqual(
      expect.objectContaining({ ownerId: paying.owed.owner.id, reason: 'it is no-seat' }),
    );
    expect(await listActions(test.db)).toContainEqual(
      expect.objectContaining({ kind: 'unapplied', ownerId: paying.owed.owner.id }),
    );
    await sendRefunds();
    expect(world.gateway.sessions.get(paying.ref)?.refundedAed).toBe(TOTAL_AED);
    expect(await outcomeOf(paying.owed)).toMatchObject({ state: 'no-seat', receipts: 0, paid: 0 });
    await expectBalanced();
  });

  it('goes back when what it was for is void', async () => {
    const paying = await startPaying();
    await world.inTransaction((ctx) => voidOpenObligations(ctx, paying.owed.owner));
    world.gateway.pay(paying.ref);
    await comeBack(paying);
    await sendRefunds();
    expect(world.gateway.sessions.get(paying.ref)?.refundedAed).toBe(TOTAL_AED);
    expect((await world.ownerState(paying.owed.owner)).state).toBe('placed');
  });
});

describe('reconciliation', () => {
  const makeDue = () =>
    test.db.execute(sql`update attempts set next_check_at = now() where next_check_at is not null`);

  it('settles every payment without any message, also when one of them cannot be asked about', async () => {
    const before = await startPaying();
    await test.db.execute(sql`update attempts set gateway = 'gone' where id = ${before.attemptId}`);
    const many = await Promise.all(Array.from({ length: 12 }, () => startPaying()));
    for (const { ref } of many) world.gateway.pay(ref);
    await makeDue();
    await reconcileAttempts(world.outer());
    for (const { owed } of many) expect(await outcomeOf(owed)).toEqual(PAID_IN_FULL);
    await test.db.execute(sql`update attempts set gateway = 'fake' where id = ${before.attemptId}`);
  });

  it('ends pages that are past their time', async () => {
    const { owed, ref } = await startPaying();
    await test.db.execute(
      sql`update attempts set expires_at = now() - interval '1 minute' where gateway_ref = ${ref}`,
    );
    await makeDue();
    await reconcileAttempts(world.outer());
    expect(world.gateway.sessions.get(ref)?.state).toBe('expired');
    expect((await outcomeOf(owed)).attempts).toEqual(['abandoned']);
  });

  it('asks less and less often, and calls somebody after two days of silence', async () => {
    const { owed, ref } = await startPaying();
    world.gateway.trouble.expire = 'refuse';
    await test.db.execute(
      sql`update attempts set expires_at = now() - interval '49 hours' where gateway_ref = ${ref}`,
    );
    await makeDue();
    await reconcileAttempts(world.outer());
    expect(await listActions(test.db)).toContainEqual(
      expect.objectContaining({ kind: 'attempt-unknown', ownerId: owed.owner.id }),
    );
    expect((await listAttempts(test.db, owed.owner))[0]?.nextCheckAt).toBeNull();
  });
});
