import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPaymentsWorld, TOTAL_AED, TOTAL_EUR } from '#server/testing/worlds/payments-world.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { checkLiveAttempts } from '../attempts/check-attempt.ts';
import { settleAttempt } from '../settling/settle-attempt.ts';
import { insertJournal } from './ledger.repository.ts';
import { verifyLedger } from './verify-ledger.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));

const openAndPay = async (plan: 'full' | 'deposit' = 'full') => {
  const { owed, attemptId, ref } = await world.startPaying({ plan });
  world.gateway.pay(ref);
  return { owner: owed.owner, attemptId, ref };
};

describe('receipts', () => {
  it('numbers have no gap and no double when some of twenty settlements at once fail', async () => {
    const paying = await Promise.all(Array.from({ length: 20 }, () => openAndPay()));
    const results = await Promise.allSettled(
      paying.map(({ attemptId, ref }, i) =>
        world.inTransaction(async (ctx) => {
          const [attempt, session] = [await findAttempt(ctx.db, attemptId), await world.gateway.query(ref)];
          if (attempt) await settleAttempt(ctx, { attempt, gatewayRef: ref, session });
          if (i % 3 === 0) throw new Error('the process dies');
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(13);
    const numbersOf = async () => {
      const { rows } = await database.db.execute<{ number: number }>(
        sql`select number from documents order by number`,
      );
      return rows.map((row) => row.number);
    };
    expect(await numbersOf()).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    for (const { owner } of paying) await checkLiveAttempts(world.outer(), owner);
    expect(await numbersOf()).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    await expectTrueBooks(database.db);
  });

  it('say what the ledger says, and nothing else', async () => {
    const { owner } = await openAndPay('deposit');
    await checkLiveAttempts(world.outer(), owner);
    const [receipt] = await world.receiptsOf(owner);
    if (!receipt) throw new Error('there is no receipt');
    expect(receipt.number).toMatch(/^R-\d{4}-\d{6}$/);
    expect(receipt.snapshot).toMatchObject({ reference: 'AUR-TEST000000', tax: { rateBp: 500 } });
    expect(receipt.figures).toEqual({
      receivedAed: 188_355,
      appliedAed: 188_355,
      settledEur: 43_500,
      totalEur: TOTAL_EUR,
      taxEur: 6_905,
      paidToDateEur: 43_500,
      creditEur: 0,
      outstandingEur: TOTAL_EUR - 43_500,
    });

    await world.inTransaction((ctx) =>
      insertJournal(
        ctx.db,
        {
          id: uuidv7(),
          kind: 'capture-applied',
          ownerKind: owner.kind,
          ownerId: owner.id,
          captureId: receipt.captureId,
          at: receipt.issuedAt,
        },
        [
          { account: 'clearing:fake', currency: 'AED', amount: 433 },
          { account: 'exchange', currency: 'AED', amount: -433 },
          { account: 'exchange', currency: 'EUR', amount: 100 },
          { account: 'receivable', currency: 'EUR', amount: -100 },
        ],
      ),
    );
    const [changed] = await world.receiptsOf(owner);
    expect(changed?.figures).toMatchObject({
      receivedAed: 188_788,
      settledEur: 43_600,
      creditEur: 0,
      outstandingEur: TOTAL_EUR - 43_600,
    });
    expect((await verifyLedger(database.db)).problems).toHaveLength(2);
  });
});

describe('the ledger', () => {
  it('can be added to and nothing else', async () => {
    for (const statement of [
      sql`update journal_lines set amount = amount + 1`,
      sql`delete from journal_lines`,
      sql`update journals set kind = 'other'`,
      sql`delete from journals`,
    ]) {
      await expect(database.db.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('append only') }),
      });
    }
  });

  it('refuses a journal that does not balance, whoever writes it', async () => {
    const wrong = world.inTransaction((ctx) =>
      insertJournal(
        ctx.db,
        { id: uuidv7(), kind: 'capture-applied', ownerKind: 'order', ownerId: uuidv7(), at: new Date() },
        [{ account: 'bank', currency: 'AED', amount: TOTAL_AED }],
      ),
    );
    await expect(wrong).rejects.toThrow();
  });
});

describe('verifying the ledger', () => {
  const spoilt: [string, ReturnType<typeof sql>, RegExp][] = [
    [
      'an allocation that is missing',
      sql`update obligations set applied_aed = 0 where applied_aed > 0`,
      /obligation/,
    ],
    ['a capture of another amount', sql`update captures set aed = aed + 1`, /capture|account/],
    ['a number that was never used', sql`update document_counters set last = last + 1`, /receipt .* counts/],
    ['a lost receipt', sql`delete from documents where number = 3`, /no receipt/],
  ];

  it.each(spoilt)('notices %s', async (_what, damage, finding) => {
    await database.db
      .transaction(async (tx) => {
        const before = (await verifyLedger(tx)).problems;
        await tx.execute(damage);
        const fresh = (await verifyLedger(tx)).problems.filter((problem) => !before.includes(problem));
        expect(fresh.join('\n')).toMatch(finding);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'Rollback')) throw error;
      });
  });

  it('says what it has looked at', async () => {
    const { checked } = await verifyLedger(database.db);
    expect(checked).toMatchObject({ captures: 21, documents: 21, obligations: 22 });
  });
});
