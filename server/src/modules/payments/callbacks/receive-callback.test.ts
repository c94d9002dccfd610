import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPaymentsWorld, PAID_IN_FULL, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { liveAttempt } from '../attempts/attempts.repository.ts';
import { receiveCallback } from './receive-callback.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
});

describe('the gateway’s news and our own writing', () => {
  it('a webhook that overtakes the answer to creating the session is matched by our own reference', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    const attempt = await liveAttempt(database.db, owed.owner);
    await database.db.execute(sql`update attempts set state = 'created' where id = ${attempt?.id}`);
    const { ref } = world.gateway.sessionOf(attempt?.id ?? '');
    world.gateway.pay(ref);
    expect(await receiveCallback(world.outer(), world.gateway.message(ref))).toBe('processed');
    expect(await world.outcomeOf(owed.owner)).toEqual(PAID_IN_FULL);
  });

  it('a message that carries the reference of another order pays for the session that it is about', async () => {
    const [other, paid] = [await world.startPaying(), await world.startPaying()];
    world.gateway.pay(paid.ref);
    const mixed = world.gateway.message(paid.ref, { attemptId: other.attemptId });
    expect(await receiveCallback(world.outer(), mixed)).toBe('processed');
    expect(await world.outcomeOf(paid.owed.owner)).toEqual(PAID_IN_FULL);
    expect(await world.outcomeOf(other.owed.owner)).toMatchObject({ state: 'placed', captures: [] });
  });

  it('a message with another amount than was paid is checked with the gateway', async () => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref);
    const wrong = world.gateway.message(paying.ref, { amountAed: TOTAL_AED - 100 });
    expect(await receiveCallback(world.outer(), wrong)).toBe('processed');
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
  });

  it.each([
    'evt_\u0000',
    'evt_\ud800',
  ])('a signed message that cannot be kept is refused: %j', async (eventId) => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref);
    const message = world.gateway.message(paying.ref, { eventId });
    expect(await receiveCallback(world.outer(), message)).toBe('rejected');
  });

  it('old news of a decline does not undo a payment', async () => {
    const paying = await world.startPaying();
    world.gateway.decline(paying.ref);
    const declined = world.gateway.message(paying.ref);
    world.gateway.pay(paying.ref);
    await receiveCallback(world.outer(), world.gateway.message(paying.ref));
    expect(await receiveCallback(world.outer(), declined)).toBe('processed');
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
  });
});
