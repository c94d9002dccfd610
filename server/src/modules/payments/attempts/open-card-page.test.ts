import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPaymentsWorld, PAID_IN_FULL } from '#server/testing/worlds/payments-world.ts';
import { listAttempts, liveAttempt } from './attempts.repository.ts';
import { checkLiveAttempts } from './check-attempt.ts';
import { expireLiveAttempts } from './expire-attempts.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

beforeEach(() => {
  world.gateway.trouble = {};
  world.gateway.pageOrigin = 'https://pay.test';
});

describe('opening the card page', () => {
  it('gives the same page to everyone who asks at once, from one attempt', async () => {
    const owed = await world.owe();
    const pages = await Promise.all(Array.from({ length: 8 }, () => world.openPage(owed.obligations[0])));
    expect(new Set(pages.map((page) => page.redirectUrl)).size).toBe(1);
    expect(await listAttempts(database.db, owed.owner)).toHaveLength(1);
  });

  it('ends the old page at the gateway before there is another one', async () => {
    const { owed, ref } = await world.startPaying();
    await database.db.execute(sql`update attempts set aed = aed - 100 where gateway_ref = ${ref}`);
    await world.openPage(owed.obligations[0]);
    expect(world.gateway.sessions.get(ref)?.state).toBe('expired');
    expect((await world.outcomeOf(owed.owner)).attempts).toEqual(['open', 'abandoned']);
  });

  it('closes a declined page, which could still be paid with another card', async () => {
    const paying = await world.startPaying();
    world.gateway.decline(paying.ref);
    expect(await world.comeBack(paying)).toBe('/not-paid');
    await world.openPage(paying.owed.obligations[0]);
    expect(world.gateway.pay(paying.ref)).toBe(false);
    expect((await world.outcomeOf(paying.owed.owner)).attempts).toEqual(['open', 'declined']);
  });

  it('notices that a declined page was paid after all, instead of opening another', async () => {
    const paying = await world.startPaying();
    world.gateway.decline(paying.ref);
    await world.comeBack(paying);
    world.gateway.pay(paying.ref);
    await expect(world.openPage(paying.owed.obligations[0])).rejects.toMatchObject({ code: 'wrong-state' });
    expect(await world.outcomeOf(paying.owed.owner)).toEqual(PAID_IN_FULL);
  });

  it('refuses what is paid', async () => {
    const paying = await world.startPaying();
    world.gateway.pay(paying.ref);
    await world.comeBack(paying);
    await expect(world.openPage(paying.owed.obligations[0])).rejects.toMatchObject({ code: 'wrong-state' });
  });

  it('a gateway that times out after creating the session leaves an unknown attempt that is found and settled', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toMatchObject({ code: 'gateway-unavailable' });
    const attempt = await liveAttempt(database.db, owed.owner);
    expect(attempt).toMatchObject({ state: 'unknown', gatewayRef: null });
    world.gateway.pay(world.gateway.sessionOf(attempt?.id ?? '').ref);
    await database.db.execute(sql`update attempts set next_check_at = now() where id = ${attempt?.id}`);
    await reconcileAttempts(world.outer());
    expect(await world.outcomeOf(owed.owner)).toEqual(PAID_IN_FULL);
  });

  it('leads to no page that is not at the gateway', async () => {
    const owed = await world.owe();
    world.gateway.pageOrigin = 'https://pay.test.example';
    await expect(world.openPage(owed.obligations[0])).rejects.toMatchObject({ code: 'gateway-unavailable' });
    const attempt = await liveAttempt(database.db, owed.owner);
    expect(attempt).toMatchObject({ state: 'unknown', page: { url: null } });
  });

  it('trying again after a lost answer gives the very session that was lost', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'lose-answer';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    world.gateway.trouble = {};
    await checkLiveAttempts(world.outer(), owed.owner);
    const { redirectUrl } = await world.openPage(owed.obligations[0]);
    const [attempt, ...others] = await listAttempts(database.db, owed.owner);
    expect(others).toEqual([]);
    expect(attempt?.state).toBe('open');
    expect(redirectUrl).toContain(attempt?.gatewayRef);
  });

  it('a session that was never created ends when nothing can be under way any more', async () => {
    const owed = await world.owe();
    world.gateway.trouble.createAttempt = 'refuse';
    await expect(world.openPage(owed.obligations[0])).rejects.toThrow();
    expect(await expireLiveAttempts(world.outer(), owed.owner)).toBe('unknown');
    await database.db.execute(sql`update attempts set changed_at = now() - interval '2 minutes'`);
    expect(await expireLiveAttempts(world.outer(), owed.owner)).toBe('closed');
  });
});
