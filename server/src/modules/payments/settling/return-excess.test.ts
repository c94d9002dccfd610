import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPaymentsWorld, PAID_IN_FULL, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { listActions } from '../actions/actions.repository.ts';
import { voidOpenObligations } from '../obligations/void-open-obligations.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
});

describe('money that cannot be used', () => {
  it('more than is due confirms, and the excess goes back', async () => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref, TOTAL_AED + 500);
    await world.comeBack(paying);
    await world.sendRefunds();
    expect(world.gateway.session(paying.ref).refundedAed).toBe(500);
    expect(await world.outcomeOf(paying.owed.owner)).toEqual({
      ...PAID_IN_FULL,
      captures: [{ aed: TOTAL_AED + 500, appliedAed: TOTAL_AED, refundedAed: 500 }],
    });
    await expectTrueBooks(database.db);
  });

  it('goes back when the owner refuses it, and both sides are told', async () => {
    const paying = await world.startPaying();
    await world.setOwnerState(paying.owed.owner, 'no-seat');
    world.gateway.pay(paying.ref);
    await world.comeBack(paying);
    expect(await world.jobs('payment.refused')).toContainEqual(
      expect.objectContaining({ ownerId: paying.owed.owner.id, reason: 'it is no-seat' }),
    );
    expect(await listActions(database.db)).toContainEqual(
      expect.objectContaining({ kind: 'unapplied', ownerId: paying.owed.owner.id }),
    );
    await world.sendRefunds();
    expect(world.gateway.sessions.get(paying.ref)?.refundedAed).toBe(TOTAL_AED);
    expect(await world.outcomeOf(paying.owed.owner)).toMatchObject({
      state: 'no-seat',
      receipts: 0,
      paid: 0,
    });
    await expectTrueBooks(database.db);
  });

  it('goes back when what it was for is void', async () => {
    const paying = await world.startPaying();
    await world.inTransaction((ctx) => voidOpenObligations(ctx, paying.owed.owner));
    world.gateway.pay(paying.ref);
    await world.comeBack(paying);
    await world.sendRefunds();
    expect(world.gateway.sessions.get(paying.ref)?.refundedAed).toBe(TOTAL_AED);
    expect((await world.ownerState(paying.owed.owner)).state).toBe('placed');
  });
});
