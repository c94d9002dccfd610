import { sql } from 'drizzle-orm';
import { aed, basisPoints, eur, rateMicro } from '#domain/money/money.ts';
import { planParts } from '#domain/plans/plan-parts.ts';
import type { BreakdownPart } from '#domain/pricing/breakdown.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx, OuterCtx, Ports } from '#server/calls/context.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import {
  type Document,
  listReceipts,
  type ReceiptFigures,
  receiptFigures,
  receipts,
} from '../../modules/documents/index.ts';
import {
  createGateways,
  createObligations,
  listAttempts,
  listCaptures,
  liveAttempt,
  type Obligation,
  type Obligor,
  type Owner,
  openCardPage,
  paidOf,
  recogniseSale,
} from '../../modules/payments/index.ts';
import { ensureSettings } from '../../modules/settings/index.ts';
import { FakeGateway } from '../fake-gateway.ts';

/** 1,450.00 EUR at 4.33. */
export const TOTAL_EUR = eur(145_000);
export const TOTAL_AED = aed(627_850);
const RATE = rateMicro(4_330_000);
const TAX = basisPoints(500);

export type Owed = { owner: { kind: string; id: string }; obligations: Obligation[] };

export type Paying = { owed: Owed; attemptId: string; ref: string };

export type PaymentsWorld = {
  gateway: FakeGateway;
  /** Replaced by tests that show what the owner's lock is for. */
  obligor: Obligor;
  outer(): OuterCtx;
  inTransaction<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Somebody who owes the whole price, or deposit and balance. */
  owe(options?: { plan?: 'full' | 'deposit' }): Promise<Owed>;
  openPage(obligation: Obligation | undefined, expiresAt?: Date): Promise<{ redirectUrl: string }>;
  /** Somebody owes, and has the card page of the first part open. */
  startPaying(options?: { plan?: 'full' | 'deposit' }): Promise<Paying>;
  /** Where an owner and their money ended up. */
  outcomeOf(owner: { kind: string; id: string }): Promise<Outcome>;
  ownerState(owner: { id: string }): Promise<{ state: string; confirmations: number; refunds: number }>;
  setOwnerState(owner: { id: string }, state: string): Promise<void>;
  receiptsOf(owner: Owner): Promise<(Document & { figures: ReceiptFigures })[]>;
  /** What was enqueued by committed transactions, oldest first. */
  jobs(name: string): Promise<Record<string, string>[]>;
  takeJobs(name: string): Promise<Record<string, string>[]>;
};

export type Outcome = {
  state: string;
  confirmations: number;
  captures: { aed: number; appliedAed: number; refundedAed: number }[];
  receipts: number;
  paid: number;
  attempts: string[];
};

/** The one outcome of a whole price that was paid by card, however it became known. */
export const PAID_IN_FULL: Outcome = {
  state: 'confirmed',
  confirmations: 1,
  captures: [{ aed: TOTAL_AED, appliedAed: TOTAL_AED, refundedAed: 0 }],
  receipts: 1,
  paid: TOTAL_AED,
  attempts: ['captured'],
};

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Payments with an owner of its own that stands for an order, and jobs that are rows to look at. */
export const createPaymentsWorld = async (db: Db): Promise<PaymentsWorld> => {
  await ensureSettings(db);
  await db.execute(sql`create table test_owners (
    id uuid primary key, state text not null, confirmations int not null default 0, refunds int not null default 0)`);
  await db.execute(
    sql`create table test_jobs (id bigserial primary key, name text not null, data jsonb not null)`,
  );
  const gateway = new FakeGateway();
  const obligor = { ...testObligor };
  const keep = async (tx: Ctx['db'], name: string, data: Record<string, string>) => {
    await tx.execute(sql`insert into test_jobs (name, data) values (${name}, ${JSON.stringify(data)})`);
  };
  const ports: Partial<Ports> = {
    publicUrl: 'https://academy.test',
    gateways: createGateways([gateway], 'fake'),
    receipts,
    obligors: new Map([['order', obligor]]),
    jobs: { enqueue: (tx, { command }, data) => keep(tx, command, data) },
    events: { announce: (tx, { event }, data) => keep(tx, event, data) },
  };
  const outer = () => outerOf(db, ports as Ports);
  const jobsWhere = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ data: Record<string, string> }>(query);
    return rows.map((row) => row.data);
  };
  const owe = (options: OweOptions = {}) => outer().transact((ctx) => writeOwed(ctx, options));
  const openPage: PaymentsWorld['openPage'] = (obligation, expiresAt = new Date(Date.now() + 1_800_000)) =>
    openCardPage(outer(), {
      obligationId: obligation?.id ?? '',
      returnPaths: { success: '/paid', failure: '/not-paid' },
      expiresAt,
      description: 'A course',
    });
  return {
    gateway,
    obligor,
    outer,
    inTransaction: (step) => outer().transact(step),
    owe,
    openPage,
    startPaying: async (options) => {
      const owed = await owe(options);
      await openPage(owed.obligations[0]);
      const attempt = await liveAttempt(db, owed.owner);
      if (!attempt?.gatewayRef) throw new Error('no page was opened');
      return { owed, attemptId: attempt.id, ref: attempt.gatewayRef };
    },
    outcomeOf: async (owner) => ({
      ...(await moneyOf(db, owner)),
      ...pickState(await ownerState(db, owner)),
    }),
    ownerState: (owner) => ownerState(db, owner),
    setOwnerState: async ({ id }, state) => {
      await db.execute(sql`update test_owners set state = ${state} where id = ${id}`);
    },
    receiptsOf: (owner) => receiptsOf(db, owner),
    jobs: (name) => jobsWhere(sql`select data from test_jobs where name = ${name} order by id`),
    takeJobs: (name) => jobsWhere(sql`delete from test_jobs where name = ${name} returning data`),
  };
};

const outerOf = (db: Db, ports: Ports): OuterCtx => {
  const facts = {
    caller: { address: 'test', user: null },
    now: new Date(),
    log: silent,
    requestId: 'test',
    ports,
    effects: { cookies: [] },
  };
  return { ...facts, database: db, transact: (step) => transact(db, (tx) => step({ ...facts, db: tx })) };
};

const ownerState = async (db: Db, { id }: { id: string }) => {
  const { rows } = await db.execute<{ state: string; confirmations: number; refunds: number }>(
    sql`select state, confirmations, refunds from test_owners where id = ${id}`,
  );
  if (!rows[0]) throw new Error(`no owner ${id}`);
  return rows[0];
};

const pickState = ({ state, confirmations }: { state: string; confirmations: number }) => ({
  state,
  confirmations,
});

const moneyOf = async (db: Db, owner: Owner) => ({
  captures: (await listCaptures(db, owner)).map(({ aed, appliedAed, refundedAed }) => ({
    aed,
    appliedAed,
    refundedAed,
  })),
  receipts: (await listReceipts(db, owner)).length,
  paid: (await paidOf(db, owner)).aed,
  attempts: (await listAttempts(db, owner)).map((attempt) => attempt.state),
});

const receiptsOf = async (db: Db, owner: Owner) => {
  const receipts = await listReceipts(db, owner);
  return Promise.all(receipts.map(async (one) => ({ ...one, figures: await receiptFigures(db, one.id) })));
};

type OweOptions = { plan?: 'full' | 'deposit' };

const writeOwed = async (ctx: Ctx, { plan = 'full' }: OweOptions): Promise<Owed> => {
  const owner = { kind: 'order', id: uuidv7() };
  await ctx.db.execute(sql`insert into test_owners (id, state) values (${owner.id}, 'placed')`);
  const options = {
    acceptFullPayment: true,
    acceptDeposit: true,
    acceptInstallments: false,
    depositBp: basisPoints(3_000),
    remainingDueDays: 7,
    installments: null,
  };
  const today = localDate('2026-11-21');
  const startDate = localDate('2027-03-05');
  const charges = plan === 'full' ? [627_850] : [188_355, 439_495];
  const parts: BreakdownPart[] = planParts({ plan, total: TOTAL_EUR, options, today, startDate }).map(
    (part, i) => ({ ...part, aed: aed(charges[i] ?? 0) }),
  );
  return { owner, obligations: await createObligations(ctx, { owner, payerId: null, parts, rate: RATE }) };
};

/** An order in small: confirms once while it is placed or lapsed, refuses when it is cancelled or has no seat. */
const testObligor: Obligor = {
  kind: 'order',
  async lock(ctx, ownerId) {
    await ctx.db.execute(sql`select 1 from test_owners where id = ${ownerId} for no key update`);
  },
  async onCaptured(ctx, { ownerId }) {
    const { rows } = await ctx.db.execute<{ state: string }>(
      sql`select state from test_owners where id = ${ownerId}`,
    );
    const state = rows[0]?.state;
    if (state === 'cancelled' || state === 'no-seat') return { accepted: false, reason: `it is ${state}` };
    if (state !== 'confirmed') {
      await ctx.db.execute(
        sql`update test_owners set state = 'confirmed', confirmations = confirmations + 1 where id = ${ownerId}`,
      );
      await recogniseSale(ctx, { owner: { kind: 'order', id: ownerId }, totalEur: TOTAL_EUR, taxBp: TAX });
    }
    return { accepted: true };
  },
  async onRefunded(ctx, { ownerId }) {
    await ctx.db.execute(sql`update test_owners set refunds = refunds + 1 where id = ${ownerId}`);
  },
  describe: async () => ({
    reference: 'AUR-TEST000000',
    title: 'A course',
    courseCode: 'C-1',
    payer: { name: 'Ada Byron', email: 'ada@example.test' },
    billing: null,
    totalEur: TOTAL_EUR,
    taxBp: TAX,
  }),
};
