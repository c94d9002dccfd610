import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { stripeStandIn } from '#server/testing/gateways/stripe-stand-in.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPaymentsWorldAt, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { listActions } from '../actions/actions.repository.ts';
import { type Reception, receiveCallback } from '../callbacks/receive-callback.ts';
import { listDisputes } from '../disputes/disputes.repository.ts';
import { executeRefund } from '../refunds/execute-refund.ts';
import { refundCaptures } from '../refunds/refund-captures.ts';
import { listRefunds } from '../refunds/refunds.repository.ts';
import { importBooks } from './import-books.ts';

const database = given(freshDatabase);
const stand = given(stripeStandIn);
const world = given(() => createPaymentsWorldAt(database.db, stand.gateway));

/** Everything that the gateway has said since, in whatever order it is given here. */
const hear = async (order: 'as-told' | 'reversed' = 'as-told'): Promise<Reception[]> => {
  const told = stand.referee.messages.splice(0);
  const receptions: Reception[] = [];
  for (const { body } of order === 'reversed' ? told.toReversed() : told)
    receptions.push(
      await receiveCallback(world.outer(), {
        gateway: 'stripe',
        rawBody: body,
        headers: { 'stripe-signature': stand.referee.signature(body) },
      }),
    );
  return receptions;
};

const balances = async (): Promise<Record<string, number>> => {
  const { rows } = await database.db.execute<{ account: string; amount: number }>(
    sql`select account, sum(amount)::int amount from journal_lines where currency = 'AED' group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

const buy = async () => {
  const paying = await world.startPaying();
  stand.referee.sessions.pay(paying.ref);
  await hear();
  return paying;
};

/** Our books say of the gateway what its own say, and what has come to the bank. */
const expectEqualBooks = async (bank = 0) => {
  await importBooks(world.outer());
  await expectTrueBooks(database.db);
  const now = await balances();
  expect(now['clearing:stripe'] ?? 0).toBe(await stand.gateway.books?.held());
  expect(now.bank ?? 0).toBe(bank);
};

describe('the books of a gateway', () => {
  let bank = 0;
  beforeAll(() => expectEqualBooks());

  it('are ours after a sale, less its fee', async () => {
    await buy();
    await expectEqualBooks();
    expect(await balances()).toMatchObject({ gateway_fees: Math.round(TOTAL_AED * 0.029) + 100 });
  });

  it('know a payment and a refund of ours that nobody has told of yet', async () => {
    const { owed, ref } = await world.startPaying();
    stand.referee.sessions.pay(ref);
    await importBooks(world.outer());
    expect(await listActions(database.db)).toEqual([]);
    await hear();
    stand.referee.trouble = 'lost-answer';
    await world.inTransaction((ctx) =>
      refundCaptures(ctx, { owner: owed.owner, aed: 10_000, reason: 'A part of it' }),
    );
    await world.sendRefunds();
    stand.referee.trouble = 'none';
    await importBooks(world.outer());
    expect(await listActions(database.db)).toEqual([]);
    const [refund] = await listRefunds(database.db, owed.owner);
    await executeRefund(world.outer(), refund?.id ?? '');
    await expectEqualBooks();
  });

  it('are read once, however often they are read', async () => {
    const before = await balances();
    await Promise.all([importBooks(world.outer()), importBooks(world.outer())]);
    expect(await balances()).toEqual(before);
  });

  it('are ours after a part of it went back', async () => {
    const { owed } = await buy();
    await world.inTransaction((ctx) =>
      refundCaptures(ctx, { owner: owed.owner, aed: 100_000, reason: 'A part of it' }),
    );
    await world.sendRefunds();
    await hear();
    await expectEqualBooks();
  });

  it('are the bank’s after a payout', async () => {
    bank += stand.referee.money.payOut().amount;
    await hear();
    await expectEqualBooks(bank);
  });

  it('withhold what a cardholder disputes, and give it back when the dispute is won, in whatever order it is told', async () => {
    const { owed, ref } = await buy();
    const dispute = stand.referee.money.dispute(ref);
    await hear('reversed');
    await expectEqualBooks(bank);
    expect(await balances()).toMatchObject({ disputed: TOTAL_AED });
    expect(await listDisputes(database.db, owed.owner)).toMatchObject([
      { state: 'open', aed: TOTAL_AED, reason: 'product not received' },
    ]);
    stand.referee.money.closeDispute(dispute.id, 'won');
    await hear('reversed');
    await expectEqualBooks(bank);
    expect(await balances()).not.toHaveProperty('disputed');
    const told = (await listActions(database.db)).filter(({ ownerId }) => ownerId === owed.owner.id);
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('the dispute is won')]);
  });

  it('lose what a dispute that is lost has withheld', async () => {
    const { ref } = await buy();
    const dispute = stand.referee.money.dispute(ref);
    stand.referee.money.closeDispute(dispute.id, 'lost');
    await hear();
    await expectEqualBooks(bank);
    expect(await balances()).toMatchObject({ dispute_losses: TOTAL_AED });
  });

  it('have the money of a refund again that the payer’s bank sent back, and it is owed again', async () => {
    const { owed } = await buy();
    await world.inTransaction((ctx) =>
      refundCaptures(ctx, { owner: owed.owner, aed: 50_000, reason: 'A part of it' }),
    );
    await world.sendRefunds();
    const refund = [...stand.referee.money.refunds.values()].at(-1);
    stand.referee.money.failRefund(refund?.id ?? '');
    await hear('reversed');
    await expectEqualBooks(bank);
    expect(await listActions(database.db)).toContainEqual(
      expect.objectContaining({ kind: 'refund-by-hand', ownerId: owed.owner.id }),
    );
  });

  it('ask staff about money that none of ours knows', async () => {
    const { id } = stand.referee.sessions.open({
      line_items: [
        {
          price_data: { currency: 'aed', unit_amount: 9_900, product_data: { name: 'A coffee' } },
          quantity: 1,
        },
      ],
    });
    stand.referee.sessions.pay(id);
    expect(await hear()).toEqual(['waiting']);
    await expectEqualBooks(bank);
    expect(await listActions(database.db)).toContainEqual(
      expect.objectContaining({ kind: 'gateway-unexplained', message: expect.stringContaining('AED 99.00') }),
    );
  });
});
