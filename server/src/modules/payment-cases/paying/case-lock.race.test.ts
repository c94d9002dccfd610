import { afterEach, expect, it, vi } from 'vitest';
import { recordTransfer } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { givenEach } from '#server/testing/given.ts';
import { expectTrueBooks, wrongBooks } from '#server/testing/true-books.ts';
import { createLinksWorld, inParts, refOf, TOTAL_AED } from '#server/testing/worlds/links-world.ts';
import type * as casesRepository from '../payment-cases.repository.ts';

const database = givenEach(freshDatabase);
afterEach(async () => {
  vi.doUnmock('./payment-cases.repository.ts');
  vi.doUnmock('../payments/obligations.repository.ts');
});

/** Two who come here while it is set wait for each other; nobody else does. */
const createGate = () => {
  let missing = 0;
  let both = Promise.withResolvers<void>();
  return {
    set: () => {
      missing = 2;
      both = Promise.withResolvers();
    },
    meet: async () => {
      if (missing === 0) return;
      missing -= 1;
      if (missing === 0) both.resolve();
      await both.promise;
    },
  };
};

const inPlace = async () => ({
  world: await createLinksWorld(database.db),
  recordTransfer,
  haveLooked: createGate(),
  haveReckoned: createGate(),
});
type Academy = Awaited<ReturnType<typeof inPlace>>;

/** The academy as it would be without any lock, with both deciding before one of them has written. */
const withoutLocks = async (): Promise<Academy> => {
  const [haveLooked, haveReckoned] = [createGate(), createGate()];
  vi.resetModules();
  vi.doMock('../payment-cases.repository.ts', async (original) => {
    const real = await original<typeof casesRepository>();
    const updateCase = async (...update: Parameters<typeof real.updateCase>) => {
      await haveReckoned.meet();
      return real.updateCase(...update);
    };
    return { ...real, lockCase: real.findCase, updateCase };
  });
  vi.doMock('#server/modules/payments/obligations/obligations.repository.ts', async (original) => {
    const real = await original<{ listObligations(...given: unknown[]): Promise<unknown> }>();
    const lockObligations = async (...given: unknown[]) => {
      const found = await real.listObligations(...given);
      await haveLooked.meet();
      return found;
    };
    return { ...real, lockObligations };
  });
  const testing = await import('#server/testing/worlds/links-world.ts');
  const payments = await import('#server/modules/payments/index.ts');
  const world = await testing.createLinksWorld(database.db);
  return { world, recordTransfer: payments.recordTransfer, haveLooked, haveReckoned };
};

/** Two transfers of all that a case asks for are settled at the same moment. */
const raceOfPayments = async ({ world, recordTransfer: record, haveLooked }: Academy) => {
  const { one, id, token, browser } = await world.linkTo();
  await browser.press(token);
  const given = { owner: { kind: 'case', id }, aed: TOTAL_AED, receivedOn: '2026-11-20', note: '' };
  haveLooked.set();
  const records = [1, 2].map((n) =>
    world.ctx((ctx) => record(ctx, { ...given, transactionId: `${one.caseId}-${n}` })),
  );
  const failed = (await Promise.allSettled(records)).filter(({ status }) => status === 'rejected').length;
  const { captures, paid, receipts } = await world.moneyOf(one);
  return { failed, captures: captures.length, paid, receipts, settled: world.settledTimes({ id }) };
};

it('two payments of the whole at once: one is used, the other goes back', async () => {
  const academy = await inPlace();
  const outcome = await raceOfPayments(academy);
  expect(outcome).toEqual({ failed: 0, captures: 2, paid: TOTAL_AED, receipts: 1, settled: 1 });
  await expectTrueBooks(database.db);
});

it('without the locks one of the two is refused, and its money is in no book', async () => {
  const outcome = await raceOfPayments(await withoutLocks());
  expect(outcome).toEqual({ failed: 1, captures: 1, paid: TOTAL_AED, receipts: 1, settled: 1 });
});

/** The second part of a case is paid at the moment at which some of the first goes back. */
const raceOfPaymentAndRefund = async ({ world, haveReckoned }: Academy) => {
  const { id, token, browser } = await world.linkTo(inParts(2));
  await browser.pay(token);
  await world.giveBack(id, 100);
  const ref = refOf(await browser.press(token));
  world.gateway.pay(ref);
  haveReckoned.set();
  await Promise.all([world.hearOf(ref), world.sendRefunds()]);
  return wrongBooks(database.db);
};

it('a payment and a refund at once: the case says what the books say', async () => {
  expect(await raceOfPaymentAndRefund(await inPlace())).toEqual([]);
});

it('without the locks the case forgets one of the two', async () => {
  const [problem] = await raceOfPaymentAndRefund(await withoutLocks());
  expect(problem).toMatch(/^payment case PC-\w+ says (applied|refunded)_aed \d+ but the ledger has \d+$/);
});
