import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPaymentsWorld, PAID_IN_FULL } from '#server/testing/worlds/payments-world.ts';
import { listActions } from '../actions/actions.repository.ts';
import { listAttempts } from './attempts.repository.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
});

describe('reconciliation', () => {
  const makeDue = () =>
    database.db.execute(sql`update attempts set next_check_at = now() where next_check_at is not null`);

  it('settles every payment without any message, also when one of them cannot be asked about', async () => {
    const before = await world.startPaying();
    await database.db.execute(sql`update attempts set gateway = 'gone' where id = ${before.attemptId}`);
    const many = await Promise.all(Array.from({ length: 12 }, () => world.startPaying()));
    for (const { ref } of many) world.gateway.pay(ref);
    await makeDue();
    await reconcileAttempts(world.outer());
    for (const { owed } of many) expect(await world.outcomeOf(owed.owner)).toEqual(PAID_IN_FULL);
    await database.db.execute(sql`update attempts set gateway = 'fake' where id = ${before.attemptId}`);
  });

  it('ends pages that are past their time', async () => {
    const { owed, ref } = await world.startPaying();
    await database.db.execute(
      sql`update attempts set expires_at = now() - interval '1 minute' where gateway_ref = ${ref}`,
    );
    await makeDue();
    await reconcileAttempts(world.outer());
    expect(world.gateway.sessions.get(ref)?.state).toBe('expired');
    expect((await world.outcomeOf(owed.owner)).attempts).toEqual(['abandoned']);
  });

  it('asks less and less often, and calls somebody after two days of silence', async () => {
    const { owed, ref } = await world.startPaying();
    world.gateway.trouble.expire = 'refuse';
    await database.db.execute(
      sql`update attempts set expires_at = now() - interval '49 hours' where gateway_ref = ${ref}`,
    );
    await makeDue();
    await reconcileAttempts(world.outer());
    expect(await listActions(database.db)).toContainEqual(
      expect.objectContaining({ kind: 'attempt-unknown', ownerId: owed.owner.id }),
    );
    expect((await listAttempts(database.db, owed.owner))[0]?.nextCheckAt).toBeNull();
  });
});
