import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import type { RetentionRule } from '#server/calls/retention-rule.ts';
import { prepareUnknownPassword } from '../../identity/index.ts';
import { eraseHeld, holdAlone } from './erase-locked.ts';
import { findObstaclesOf } from './find-obstacles.ts';
import { listUnused, type Unused } from './unused-accounts.repository.ts';

const SHOWN = 50;
const REASON = 'Nobody had used the account for as long as the rule of retention says';

/** Each is looked at with the same few statements, so that thousands take no longer than a page may. */
const AT_A_TIME = 500;

/** Somebody whom the rule means, and why they are not erased now; nobody keeps who has no reasons. */
type Judged = { user: Unused; reasons: readonly string[] };

/** The dry run counts by this, the run goes by it, and asks it once more of each whom it holds. */
const judge = async (reads: Pick<ReadCtx, 'db' | 'ports'>, users: readonly Unused[]): Promise<Judged[]> => {
  const obstacles = await findObstaclesOf(reads, users);
  return users.map((user) => ({ user, reasons: obstacles.get(user.id) ?? [] }));
};

/** Batch after batch of those whom the rule means. */
async function* judgeAll(reads: Pick<ReadCtx, 'db' | 'ports'>, before: Date): AsyncGenerator<Judged[]> {
  for (let after = ''; ; ) {
    const users = await listUnused(reads.db, before, { after, limit: AT_A_TIME });
    if (users.length > 0) yield judge(reads, users);
    if (users.length < AT_A_TIME) return;
    after = users.at(-1)?.id ?? '';
  }
}

/** Whoever has been here since, or has something open after all, stays. */
const eraseUnused = async (ctx: Ctx, before: Date, user: Unused): Promise<boolean> => {
  const { hash: passwordHash } = await prepareUnknownPassword();
  await holdAlone(ctx, user);
  const [still] = await judge(ctx, await listUnused(ctx.db, before, { id: user.id }));
  if (!still || still.reasons.length > 0) return false;
  await eraseHeld(ctx, still.user, { reason: REASON, passwordHash, isUnused: true });
  return true;
};

const longestUnused = (users: readonly Unused[]): Unused[] =>
  users.toSorted((a, b) => a.usedAt.getTime() - b.usedAt.getTime() || (a.id < b.id ? -1 : 1));

const findDue: RetentionRule['findDue'] = async (reads, before) => {
  const due = { rows: 0, oldest: null as Date | null, newest: null as Date | null };
  const kept = new Map<string, number>();
  let shown: Unused[] = [];
  for await (const batch of judgeAll(reads, before)) {
    for (const reason of batch.flatMap(({ reasons }) => reasons))
      kept.set(reason, (kept.get(reason) ?? 0) + 1);
    const free = longestUnused(batch.filter(({ reasons }) => reasons.length === 0).map(({ user }) => user));
    due.rows += free.length;
    const newest = free.at(-1)?.usedAt;
    if (newest && (!due.newest || newest > due.newest)) due.newest = newest;
    shown = longestUnused([...shown, ...free]).slice(0, SHOWN);
  }
  return {
    ...{ ...due, oldest: shown[0]?.usedAt ?? null },
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
export const unusedAccounts: RetentionRule = {
  name: 'accounts',
  findDue,
  takeAway: async (ctx, before) => {
    for await (const batch of judgeAll(ctx, before))
      for (const { user, reasons } of batch)
        if (reasons.length === 0 && (await eraseUnused(ctx, before, user))) return 1;
    return 0;
  },
};
