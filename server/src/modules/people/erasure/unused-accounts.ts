import type { Ctx } from '#server/calls/context.ts';
import { announceAll } from '#server/calls/events.ts';
import type { RetentionRule } from '#server/calls/retention-rule.ts';
import { prepareUnknownPassword } from '../../identity/index.ts';
import { deleteWarnings, privacyEvents, saveWarnings } from '../../privacy/index.ts';
import { eraseHeld, holdAlone } from './erase-locked.ts';
import { type Judged, judge, judgeAll } from './judge-unused.ts';
import { listUnused, type Unused } from './unused-accounts.repository.ts';

const SHOWN = 50;
const REASON = 'Nobody had used the account for as long as the rule of retention says';

/** Whoever has been here since, or has something open after all, stays. */
const eraseUnused = async (ctx: Ctx, before: Date, user: Unused): Promise<boolean> => {
  const { hash: passwordHash } = await prepareUnknownPassword();
  await holdAlone(ctx, user);
  const [still] = await judge(ctx, await listUnused(ctx.db, before, { id: user.id }));
  if (still?.fate !== 'over') return false;
  await eraseHeld(ctx, still.user, { reason: REASON, passwordHash, isUnused: true });
  return true;
};

const withFate = (batch: readonly Judged[], wanted: Judged['fate']): Unused[] =>
  batch.filter(({ fate }) => fate === wanted).map(({ user }) => user);

const longestUnused = (users: readonly Unused[]): Unused[] =>
  users.toSorted((a, b) => a.usedAt.getTime() - b.usedAt.getTime() || (a.id < b.id ? -1 : 1));

const findDue: RetentionRule['findDue'] = async (reads, before) => {
  const due = { rows: 0, newest: null as Date | null };
  const warning = { owed: 0, waiting: 0 };
  const kept = new Map<string, number>();
  let shown: Unused[] = [];
  for await (const batch of judgeAll(reads, before)) {
    for (const why of batch.flatMap(({ reasons }) => reasons)) kept.set(why, (kept.get(why) ?? 0) + 1);
    warning.owed += withFate(batch, 'owed').length;
    warning.waiting += withFate(batch, 'waits').length;
    const going = longestUnused(withFate(batch, 'over'));
    due.rows += going.length;
    const newest = going.at(-1)?.usedAt;
    if (newest && (!due.newest || newest > due.newest)) due.newest = newest;
    shown = longestUnused([...shown, ...going]).slice(0, SHOWN);
  }
  return {
    ...{ ...due, warning, oldest: shown[0]?.usedAt ?? null },
    kept: [...kept].map(([why, rows]) => ({ why, rows })),
    sample: shown.map(({ id, firstName, lastName, usedAt }) => ({
      ...{ at: usedAt, label: `${firstName} ${lastName}`.trim(), path: `/admin/users/${id}` },
    })),
  };
};

/**
 * Erased as by an administrator, one in a transaction: two of them at once would hold one person's orders while they wait for
 * another's.
 */
const takeAway: RetentionRule['takeAway'] = async (ctx, before) => {
  for await (const batch of judgeAll(ctx, before))
    for (const user of withFate(batch, 'over')) if (await eraseUnused(ctx, before, user)) return 1;
  return 0;
};

/** By letter; nobody is warned who is kept by something. */
const warn = async (ctx: Ctx, before: Date): Promise<number> => {
  for await (const batch of judgeAll(ctx, before)) {
    const owed = withFate(batch, 'owed').map(({ id }) => id);
    const warned = owed.length > 0 ? await saveWarnings(ctx.db, owed, ctx.now) : [];
    await announceAll(
      ctx,
      privacyEvents['erasure.announced'],
      warned.map((userId) => ({ userId })),
    );
    if (warned.length > 0) return warned.length;
  }
  return 0;
};

export const unusedAccounts: RetentionRule = {
  name: 'accounts',
  findDue,
  takeAway,
  warning: { warn, takeBack: deleteWarnings },
};
