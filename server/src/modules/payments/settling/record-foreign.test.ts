import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPaymentsWorld, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { listActions } from '../actions/actions.repository.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import { receiveCallback } from '../callbacks/receive-callback.ts';
import { listJournal } from '../ledger/ledger.repository.ts';
import { listRefunds } from '../refunds/refunds.repository.ts';
import { listCaptures } from './captures.repository.ts';
import { refundStateOf } from './refund-state.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

test('a capture in another currency is recorded in it, pays for nothing, and somebody sends it back', async () => {
  const { owed, ref, attemptId } = await world.startPaying();
  const { owner } = owed;
  world.gateway.payForeign(ref, { currency: 'USD', minor: 12_345 });
  await receiveCallback(world.outer(), world.gateway.message(ref));
  await world.comeBack({ attemptId });

  const captures = await listCaptures(database.db, owner);
  expect(captures).toMatchObject([
    { aed: 0, foreignCurrency: 'USD', foreignMinor: 12_345, appliedAed: 0, isReturned: false },
  ]);
  expect(refundStateOf(captures)).toBe('refunding');
  expect((await world.ownerState(owner)).state).toBe('placed');
  const [action, ...others] = (await listActions(database.db)).filter(({ ownerId }) => ownerId === owner.id);
  expect(others).toEqual([]);
  expect(action).toMatchObject({ kind: 'refund-by-hand', message: expect.stringContaining('USD 123.45') });
  expect(await world.jobs('payment.refused')).toHaveLength(1);
  expect(await world.jobs('execute-refund')).toEqual([]);
  await expectTrueBooks(database.db);

  await world.inTransaction((ctx) => resolveAction(ctx, action?.id ?? ''));
  expect(refundStateOf(await listCaptures(database.db, owner))).toBe('refunded');
  expect(await listRefunds(database.db, owner)).toMatchObject([{ state: 'succeeded', aed: 0 }]);
  const unapplied = (await listJournal(database.db, owner)).filter(({ account }) => account === 'unapplied');
  expect(unapplied.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['USD', -12_345],
    ['USD', 12_345],
  ]);
});

test('what is still due can be paid afterwards', async () => {
  const { owed, ref, attemptId } = await world.startPaying();
  world.gateway.payForeign(ref, { currency: 'EUR', minor: 145_000 });
  await world.comeBack({ attemptId });
  await world.openPage(owed.obligations[0]);
  const { rows } = await database.db.execute<{ gateway_ref: string }>(
    sql`select gateway_ref from attempts where obligation_id = ${owed.obligations[0]?.id} and state = 'open'`,
  );
  const again = rows[0]?.gateway_ref ?? '';
  world.gateway.pay(again);
  await receiveCallback(world.outer(), world.gateway.message(again));
  expect(await world.outcomeOf(owed.owner)).toMatchObject({ state: 'confirmed', paid: TOTAL_AED });
});
