import { type SQL, sql } from 'drizzle-orm';
import { aed, basisPoints, eur, rateMicro } from '#domain/money/money.ts';
import { planParts } from '#domain/plans/plan-parts.ts';
import type { BreakdownPart } from '#domain/pricing/breakdown.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx, OuterCtx, Ports } from '#server/calls/context.ts';
import { returnFromGateway } from '#server/modules/payments/attempts/return-from-gateway.ts';
import { executeRefund } from '#server/modules/payments/refunds/execute-refund.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { listReceipts, receiptFigures } from '../../modules/documents/index.ts';
import {
  createGateways,
  createObligations,
  type Debtor,
  type Gateway,
  liveAttempt,
  type Obligation,
  type Obligor,
  type Owner,
  type OwnerDescription,
  openCardPage,
} from '../../modules/payments/index.ts';
import { ensureSettings } from '../../modules/settings/index.ts';
import { FakeGateway } from '../fake-gateway.ts';
import { moneyOf } from '../money-of.ts';
import { testCalls } from '../test-calls.ts';

/** 1,450.00 EUR at 4.33. */
export const TOTAL_EUR = eur(145_000);
export const TOTAL_AED = aed(627_850);
const RATE = rateMicro(4_330_000);
const TAX = basisPoints(500);

export type Owed = { owner: { kind: string; id: string }; obligations: Obligation[] };

export type Paying = { owed: Owed; attemptId: string; ref: string };

export type PaymentsWorld = Awaited<ReturnType<typeof createPaymentsWorld>>;

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

/** Payments with an owner of its own that stands for an order, and jobs that are rows to look at. */
export const createPaymentsWorld = (db: Db) => createPaymentsWorldAt(db, new FakeGateway());

/** The same at a gateway of one's own. */
export const createPaymentsWorldAt = async <G extends Gateway>(db: Db, gateway: G) => {
  await ensureSettings(db);
  await db.execute(sql`create table test_owners (
    id uuid primary key, state text not null, confirmations int not null default 0, refunds int not null default 0)`);
  await db.execute(
    sql`create table test_jobs (id bigserial primary key, name text not null, data jsonb not null)`,
  );
  const obligor = { ...testObligor };
  /** For tests that show what the owner's lock is for. */
  const withoutLock = async (ctx: Ctx, ownerId: string) => debtorOf(ctx, ownerId);
  const keep = async (tx: Ctx['db'], name: string, data: Record<string, string>) => {
    await tx.execute(sql`insert into test_jobs (name, data) values (${name}, ${JSON.stringify(data)})`);
  };
  const ports: Partial<Ports> = {
    publicUrl: 'https://academy.test',
    gateways: createGateways([gateway], gateway.name),
    obligors: new Map([['order', obligor]]),
    jobs: {
      enqueue: async (tx, { command }, all) => {
        for (const data of all) await keep(tx, command, data);
      },
    },
    events: {
      announce: async (tx, { event }, all) => {
        for (const data of all) await keep(tx, event, data);
      },
    },
  };
  const { outer, ctx: inTransaction } = testCalls([], { db, ports });
  const payers = payersOf(db, outer, gateway.name);
  return {
    gateway,
    obligor,
    withoutLock,
    outer,
    inTransaction,
    ...payers,
    ...ownersOf(db),
    ...jobsOf(db, outer),
  };
};

const payersOf = (db: Db, outer: () => OuterCtx, gateway: string) => {
  /** Somebody who owes the whole price, or deposit and balance. */
  const owe = (options: OweOptions = {}): Promise<Owed> => outer().transact((ctx) => writeOwed(ctx, options));
  const openPage = (
    obligation: Obligation | undefined,
    expiresAt = new Date(Date.now() + 1_800_000),
  ): Promise<{ redirectUrl: string }> =>
    openCardPage(outer(), {
      obligationId: obligation?.id ?? '',
      returnPaths: { success: '/paid', failure: '/not-paid' },
      expiresAt,
      description: 'A course',
    });
  /** Somebody owes, and has the card page of the first part open. */
  const startPaying = async (options?: OweOptions): Promise<Paying> => {
    const owed = await owe(options);
    await openPage(owed.obligations[0]);
    const attempt = await liveAttempt(db, owed.owner);
    if (!attempt?.gatewayRef) throw new Error('no page was opened');
    return { owed, attemptId: attempt.id, ref: attempt.gatewayRef };
  };
  /** The path that a browser is sent on to from the card page. */
  const comeBack = ({ attemptId }: { attemptId: string }) =>
    returnFromGateway(outer(), {
      gateway,
      name: outer().ports.returnNames.nameOf(attemptId),
      wasCancelled: false,
      patience: new Promise(() => {}),
    });
  return { owe, openPage, startPaying, comeBack };
};

const ownersOf = (db: Db) => {
  const ownerState = async ({ id }: { id: string }) => {
    const { rows } = await db.execute<{ state: string; confirmations: number; refunds: number }>(
      sql`select state, confirmations, refunds from test_owners where id = ${id}`,
    );
    if (!rows[0]) throw new Error(`no owner ${id}`);
    return rows[0];
  };
  /** Where an owner and their money ended up. */
  const outcomeOf = async (owner: Owner): Promise<Outcome> => {
    const { state, confirmations } = await ownerState(owner);
    return { ...(await moneyOf(db, owner)), state, confirmations };
  };
  const setOwnerState = async ({ id }: { id: string }, state: string): Promise<void> => {
    await db.execute(sql`update test_owners set state = ${state} where id = ${id}`);
  };
  const receiptsOf = async (owner: Owner) => {
    const receipts = await listReceipts(db, owner);
    return Promise.all(receipts.map(async (one) => ({ ...one, figures: await receiptFigures(db, one) })));
  };
  return { ownerState, outcomeOf, setOwnerState, receiptsOf };
};

const jobsOf = (db: Db, outer: () => OuterCtx) => {
  const jobsWhere = async (query: SQL) => {
    const { rows } = await db.execute<{ data: Record<string, string> }>(query);
    return rows.map((row) => row.data);
  };
  /** What was enqueued by committed transactions, oldest first. */
  const jobs = (name: string) => jobsWhere(sql`select data from test_jobs where name = ${name} order by id`);
  const takeJobs = (name: string) =>
    jobsWhere(sql`delete from test_jobs where name = ${name} returning data`);
  /** Sends the refunds that were asked for. */
  const sendRefunds = async (): Promise<void> => {
    for (const { refundId = '' } of await takeJobs('execute-refund')) await executeRefund(outer(), refundId);
  };
  return { jobs, takeJobs, sendRefunds };
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
const debtorOf = (ctx: Ctx, ownerId: string): Debtor => ({
  async onCaptured() {
    const { rows } = await ctx.db.execute<{ state: string }>(
      sql`select state from test_owners where id = ${ownerId}`,
    );
    const state = rows[0]?.state;
    if (state === 'cancelled' || state === 'no-seat') return { accepted: false, reason: `it is ${state}` };
    if (state === 'confirmed') return { accepted: true };
    await ctx.db.execute(
      sql`update test_owners set state = 'confirmed', confirmations = confirmations + 1 where id = ${ownerId}`,
    );
    return { accepted: true, sale: { totalEur: TOTAL_EUR, taxBp: TAX } };
  },
  describe: async () => DESCRIPTION,
});

const testObligor: Obligor = {
  kind: 'order',
  async lock(ctx, ownerId) {
    await ctx.db.execute(sql`select 1 from test_owners where id = ${ownerId} for no key update`);
    return debtorOf(ctx, ownerId);
  },
  async onRefunded(ctx, { ownerId }) {
    await ctx.db.execute(sql`update test_owners set refunds = refunds + 1 where id = ${ownerId}`);
  },
  describe: async () => DESCRIPTION,
};

const DESCRIPTION: OwnerDescription = {
  reference: 'AUR-TEST000000',
  title: 'A course',
  courseCode: 'C-1',
  payer: { name: 'Ada Byron', email: 'ada@example.test' },
  billing: null,
  totalEur: TOTAL_EUR,
  taxBp: TAX,
};
