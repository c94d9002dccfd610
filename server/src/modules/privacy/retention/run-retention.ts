import { z } from 'zod';
import type { InputOf } from '#contracts/endpoint.ts';
import type { adminRetentionEndpoints } from '#contracts/people/admin-retention.ts';
import { monthsBefore, type RetentionName } from '#domain/privacy/retention.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { declareCommand, enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import {
  countRows,
  endRun,
  findChoice,
  insertRun,
  listChoices,
  lockRun,
  type StoredRun,
} from './retention.repository.ts';

export const CARRY_OUT = declareCommand('carry-out-retention', { runId: z.uuid() });

/** Few enough that whoever waits for one of them does not wait long. */
const AT_A_TIME = 500;

/** Begins a run of a rule that is switched on, which a job then works through. */
export const runRetention = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { name, password }: InputOf<typeof adminRetentionEndpoints.runRetention>,
): Promise<void> => {
  await requireRecentLogin(ctx, password);
  await ctx.transact(async (tx) => {
    const step = { ...tx, caller: ctx.caller };
    const { isEnabled, months } = await findChoice(step.db, name);
    if (!isEnabled) throw new AppError('wrong-state', { message: 'Please switch this rule on first.' });
    const run = await begin(step, { name, months });
    if (!run) throw new AppError('wrong-state', { message: 'A run of this rule is under way.' });
    const facts = { action: 'retention.run', objectKind: 'retention-rule', objectId: name };
    await recordAudit(step, { ...facts, after: { months } });
    await enqueue(step, CARRY_OUT, { runId: run.id });
  });
};

const begin = (
  { db, now, caller }: Ctx,
  { name, months }: { name: RetentionName; months: number },
): Promise<StoredRun | undefined> =>
  insertRun(db, {
    ...{ id: uuidv7(), name, startedAt: now, startedById: caller.user?.id ?? null },
    before: monthsBefore(now, months),
  });

/** Every rule that is switched on, one after another. */
export const runEnabled = async (ctx: OuterCtx): Promise<void> => {
  for (const { name, months, isEnabled } of await listChoices(ctx.database)) {
    if (!isEnabled) continue;
    const run = await ctx.transact((step) => begin(step, { name, months }));
    if (run) await carryOut(ctx, run.id);
  }
};

/** In batches, each in a transaction of its own: what was done stays done where the process dies, and the rest is due again. */
export const carryOut = async (ctx: OuterCtx, runId: string): Promise<void> => {
  let isOver = false;
  while (!isOver) isOver = await ctx.transact((step) => takeBatch(step, runId));
};

const takeBatch = async (ctx: Ctx, runId: string): Promise<boolean> => {
  const { db, now, ports } = ctx;
  const run = await lockRun(db, runId);
  if (!run) return true;
  const { isEnabled } = await findChoice(db, run.name);
  // Switched off meanwhile, it takes nothing more and warns nobody.
  const rule = isEnabled ? ports.retentionRules.find(({ name }) => name === run.name) : undefined;
  const rows = (await rule?.takeAway(ctx, run.before, AT_A_TIME)) ?? 0;
  // Whom a letter has to tell first comes after those whose days are over.
  const warned = rows > 0 ? 0 : ((await rule?.warning?.warn(ctx, run.before, AT_A_TIME)) ?? 0);
  await countRows(db, runId, { rows, warned });
  if (rows + warned > 0) return false;
  await endRun(db, runId, now);
  return true;
};
