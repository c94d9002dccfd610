import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { captures } from '#server/db/schema/index.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createPaymentsWorld, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { recordTransfer } from './record-transfer.ts';

const AT_ONCE = 4;

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));
const obligor = given(() => ({ ...world.obligor }));

afterEach(() => {
  Object.assign(world.obligor, obligor);
  vi.doUnmock('./captures.repository.ts');
  vi.doUnmock('./obligations.repository.ts');
});

/** The whole price arrives several times at the same moment, under these references of the bank. */
const race = async (record: typeof recordTransfer, references: string[]) => {
  const { owner } = await world.owe();
  const given = { owner, aed: TOTAL_AED, receivedOn: '2026-11-20', note: '' };
  const records = references.map((transactionId) =>
    world.inTransaction((ctx) => record(ctx, { ...given, transactionId })),
  );
  const failed = (await Promise.allSettled(records)).filter(({ status }) => status === 'rejected').length;
  const { captures: all, confirmations } = await world.outcomeOf(owner);
  const applied = all.reduce((sum, one) => sum + one.appliedAed, 0);
  const goingBack = all.reduce((sum, one) => sum + one.refundedAed, 0);
  return { failed, captures: all.length, applied, goingBack, confirmations };
};
let made = 0;
const references = (differ: boolean) => {
  made += 1;
  return Array.from({ length: AT_ONCE }, (_, i) => `BANK-${made}-${differ ? i : 'same'}`);
};

const ONCE = { failed: 0, captures: 1, applied: TOTAL_AED, goingBack: 0, confirmations: 1 };
const REST_GOES_BACK = { ...ONCE, captures: AT_ONCE, goingBack: (AT_ONCE - 1) * TOTAL_AED };

it('one payment that is told of several times at once counts once', async () => {
  expect(await race(recordTransfer, references(false))).toEqual(ONCE);
});

it('several payments at once: one is used, the others go back whole', async () => {
  expect(await race(recordTransfer, references(true))).toEqual(REST_GOES_BACK);
});

/** `recordTransfer` as it would be without any lock, with everybody deciding before anybody has written. */
const withoutLocks = async () => {
  let deciding = 0;
  const everybody = Promise.withResolvers<void>();
  world.obligor.lock = async (ctx, ownerId) => {
    const debtor = await world.withoutLock(ctx, ownerId);
    const onCaptured: typeof debtor.onCaptured = async (captured) => {
      deciding += 1;
      if (deciding === AT_ONCE) everybody.resolve();
      await everybody.promise;
      return debtor.onCaptured(captured);
    };
    return { ...debtor, onCaptured };
  };
  vi.resetModules();
  vi.doMock('../obligations/obligations.repository.ts', async (original) => {
    const real = await original<{ listObligations: unknown }>();
    return { ...real, lockObligations: real.listObligations };
  });
  return (await import('./record-transfer.ts')).recordTransfer;
};

it('without the locks the constraint still keeps more from being used than is due, but payments are refused', async () => {
  const outcome = await race(await withoutLocks(), references(true));
  expect(outcome).toMatchObject({ applied: TOTAL_AED, confirmations: 1 });
  expect(outcome.failed).toBeGreaterThan(0);
});

// The last two leave books behind that are wrong.
it('without the locks and the constraint the same race uses the money several times', async () => {
  await database.db.execute(sql`alter table obligations drop constraint obligations_applied_within_due`);
  const outcome = await race(await withoutLocks(), references(true));
  expect(outcome.applied).toBeGreaterThan(TOTAL_AED);
});

it('without the uniqueness of payments the same race gives money back that never came', async () => {
  await database.db.execute(sql`drop index captures_transaction_key`);
  vi.resetModules();
  vi.doMock('./captures.repository.ts', async (original) => ({
    ...(await original<object>()),
    insertCapture: async (db: TestDatabase['db'], row: typeof captures.$inferInsert) =>
      (await db.insert(captures).values(row).returning())[0],
  }));
  const careless = await import('./record-transfer.ts');
  const outcome = await race(careless.recordTransfer, references(false));
  expect(outcome.captures).toBeGreaterThan(1);
  expect(outcome.goingBack).toBeGreaterThan(0);
});
