import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { describeOrderings, stepsOf } from '#server/testing/gateways/orderings.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPaymentsWorld, PAID_IN_FULL, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { findAttempt, listAttempts } from '../attempts/attempts.repository.ts';
import { checkLiveAttempts } from '../attempts/check-attempt.ts';
import { expireLiveAttempts } from '../attempts/expire-attempts.ts';
import { receiveCallback } from '../callbacks/receive-callback.ts';
import { settleAttempt } from './settle-attempt.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
});

const teller = {
  pay: (ref: string, aed: number) => world.gateway.pay(ref, aed),
  message: (ref: string, eventId: string) => world.gateway.message(ref, { eventId }),
};
const stage = { database, world, teller };
describeOrderings(stage);

describe('a payment', () => {
  const steps = stepsOf(stage);

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
