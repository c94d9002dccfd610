import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { CASE_FILTERS, type CaseFilter } from '#contracts/payment-cases/case-options.ts';
import { type CaseFacts, caseStatus } from '#domain/cases/case-status.ts';
import { ATTEMPT_STATES, isLiveAttempt } from '#domain/orders/order-state.ts';
import { attempts, obligations, paymentCases } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { findCase } from '../payment-cases.repository.ts';
import { listCases, readCaseFigures } from './case-lists.repository.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

const list = async (query: RequestOf<typeof calls.listPaymentCases>) => {
  const { answer } = await world.call(calls.listPaymentCases, query, world.staff);
  return answer as { paymentCases: PaymentCaseSummary[]; nextCursor: string | null };
};
const find = async (query: RequestOf<typeof calls.listPaymentCases>) =>
  (await list(query)).paymentCases.map(({ _id }) => _id);

describe('the list', () => {
  test('shows each case under its status, all under “all”, and what is paid under both of its names', async () => {
    const statuses = CASE_FILTERS.filter((one) => one !== 'all' && one !== 'paid');
    const made = new Map<CaseFilter, string>();
    for (const status of statuses) made.set(status, (await world.caseIn(status))._id);
    for (const [status, id] of made) expect(await find({ status })).toEqual([id]);
    expect(await find({ status: 'paid' })).toEqual([made.get('fully_paid')]);
    expect(new Set(await find({}))).toEqual(new Set(made.values()));
    const { answer } = await world.call(calls.getPaymentCaseFigures, {}, world.staff);
    // Active and pending count as active; the refunded case and the cancelled one bring no revenue.
    expect(answer.figures).toEqual({
      total: 8,
      active: 2,
      paid: 1,
      revenueEur: 25_000,
      receivedOnOpenEur: 10_000,
    });
    expect(
      (await world.call(calls.listPaymentCases, { status: 'nonsense' as never }, world.staff)).status,
    ).toBe(400);
  });

  test('is newest first and goes on where a page ended, whatever came meanwhile', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await world.createCase({ title: `Paging ${n}` }))._id);
    const first = await list({ q: 'paging', limit: 2 });
    await world.createCase({ title: 'Paging, late' });
    const second = await list({ q: 'paging', limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list({ q: 'paging', limit: 2, cursor: second.nextCursor ?? '' });
    const seen = [first, second, third].flatMap(({ paymentCases: page }) => page.map(({ _id }) => _id));
    expect(seen).toEqual(made.toReversed());
    expect(third.nextCursor).toBeNull();
    expect((await world.call(calls.listPaymentCases, { cursor: 'x' }, world.staff)).status).toBe(400);
  });

  test('finds by case id, title, payer and address, without case or accents; signs are meant as typed', async () => {
    const one = await world.createCase({
      title: 'Équipe 100% d’injection',
      payer: { name: 'Zoë Quince-Hart', email: 'zoe.q@clinic.example' },
    });
    const found = [
      'equipe',
      'QUINCE',
      'zoe.q@CLINIC',
      one.caseId.toLowerCase(),
      'hart zoe',
      '100%',
      'zo',
      'q zoe',
    ];
    for (const q of found) expect([q, await find({ q })]).toEqual([q, [one._id]]);
    for (const q of ['quinceberry', '_oe', '101%', 'uince zzz', '\\'])
      expect([q, await find({ q })]).toEqual([q, []]);
    expect(await find({ q: 'quince', status: 'expired' })).toEqual([]);
    expect(await find({ q: 'quince', status: 'active' })).toEqual([one._id]);
  });
});

type History = CaseFacts & { isDeleted: boolean; states: (typeof ATTEMPT_STATES)[number][] };
const HOUR = 3_600_000;
const past = fc.integer({ min: -1_000, max: -1 });
const anyHistory: fc.Arbitrary<History> = fc
  .record({
    isSent: fc.boolean(),
    ends: fc.integer({ min: -3, max: 3 }).filter((hours) => hours !== 0),
    cancelledAt: fc.option(past, { freq: 3 }),
    dueAed: fc.option(fc.integer({ min: 1, max: 4 })),
    appliedAed: fc.nat(4),
    refundedAed: fc.nat(4),
    isDeleted: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    states: fc.array(fc.constantFrom(...ATTEMPT_STATES), { maxLength: 3 }),
  })
  .map(({ isSent, ends, ...facts }) => {
    const appliedAed = isSent ? facts.appliedAed : 0;
    const states = isSent ? facts.states : [];
    return {
      ...facts,
      states,
      sentAt: isSent ? -2_000 : null,
      expiresAt: isSent ? ends * HOUR : null,
      appliedAed,
      refundedAed: Math.min(facts.refundedAed, appliedAed),
      hasLiveAttempt: states.some(isLiveAttempt),
    };
  });

const insert = async (history: History, now: number): Promise<string> => {
  const id = uuidv7();
  const at = (offset: number | null) => (offset === null ? null : new Date(now + offset));
  await database.db.insert(paymentCases).values({
    id,
    number: `PC-${id}`,
    title: 'History',
    description: '',
    type: 'open',
    allowedCurrencies: ['EUR'],
    defaultCurrency: 'EUR',
    payerName: 'Ada',
    payerEmail: 'ada@example.com',
    payerPhone: '',
    attendees: [],
    notes: '',
    installments: 1,
    expiryDays: 7,
    tokenHash: id,
    createdBy: world.admin.id,
    createdAt: new Date(now),
    sentAt: at(history.sentAt),
    expiresAt: at(history.expiresAt),
    cancelledAt: at(history.cancelledAt),
    deletedAt: history.isDeleted ? new Date(now) : null,
    dueAed: history.dueAed,
    appliedAed: history.appliedAed,
    refundedAed: history.refundedAed,
    appliedEur: history.appliedAed,
    refundedEur: history.refundedAed,
  });
  for (const [sequence, state] of history.states.entries()) {
    const obligationId = uuidv7();
    const owed = {
      ownerKind: 'case',
      ownerId: id,
      sequence,
      kind: 'installment' as const,
      dueOn: '2026-11-21',
    };
    const amounts = { eur: 1, aed: 4, rateMicro: 4_200_000, createdAt: new Date(now) };
    await database.db.insert(obligations).values({ id: obligationId, ...owed, ...amounts });
    const times = { expiresAt: new Date(now), createdAt: new Date(now), changedAt: new Date(now) };
    const attempt = { id: uuidv7(), obligationId, gateway: 'fake', state, aed: 4, returnPaths: {} };
    await database.db.insert(attempts).values({ ...attempt, ...times });
  }
  return id;
};

test('the status in SQL, the filters and the figures are those of the domain, whatever has happened', async () => {
  const listed = (status: CaseFilter) =>
    transact(database.db, (tx) => listCases(tx, { status, words: [] }, { before: undefined, limit: 10_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(anyHistory, { minLength: 10, maxLength: 30 }), async (histories) => {
      await database.pool.query('truncate payment_cases, obligations cascade');
      const now = Date.now();
      const told = new Map<string, string>();
      for (const history of histories) {
        const id = await insert(history, now);
        const status = caseStatus({ ...history, expiresAt: history.expiresAt }, 0);
        const found = await findCase(database.db, id);
        expect(found?.status).toBe(history.isDeleted ? undefined : status);
        if (!history.isDeleted) told.set(id, status);
      }
      for (const filter of CASE_FILTERS) {
        const meant = filter === 'paid' ? 'fully_paid' : filter;
        const expected = [...told]
          .filter(([, status]) => meant === 'all' || status === meant)
          .map(([id]) => id);
        const found = (await listed(filter)).map(({ id }) => id);
        expect([filter, found]).toEqual([filter, expected.toSorted().toReversed()]);
      }
      const count = (...statuses: string[]) =>
        [...told.values()].filter((status) => statuses.includes(status)).length;
      const kept = (...statuses: string[]) =>
        histories
          .filter((one) => !one.isDeleted && statuses.includes(caseStatus(one, 0)))
          .reduce((all, one) => all + one.appliedAed - one.refundedAed, 0);
      expect(await readCaseFigures(database.db)).toEqual({
        total: told.size,
        active: count('active', 'pending'),
        paid: count('fully_paid'),
        revenueEur: kept('fully_paid'),
        receivedOnOpenEur: kept('partially_paid', 'expired'),
      });
    }),
    { numRuns: 15 },
  );
});
