import type { Ctx } from '#server/calls/context.ts';
import type { RetentionRule } from '#server/calls/retention-rule.ts';
import { prepareUnknownPassword, type User } from '../../identity/index.ts';
import { eraseHeld, holdAlone } from './erase-locked.ts';
import { findObstacles } from './find-obstacles.ts';
import { findUnused, sampleUnused, sumUnused } from './unused-accounts.repository.ts';

const SHOWN = 50;
const REASON = 'Nobody had used the account for as long as the rule of retention says';

/** Whoever has been here since, or has something open after all, stays. */
const eraseUnused = async (ctx: Ctx, before: Date, user: User): Promise<boolean> => {
  const { hash: passwordHash } = await prepareUnknownPassword();
  await holdAlone(ctx, user);
  const still = await findUnused(ctx.db, before, { id: user.id });
  if (!still || (await findObstacles(ctx, still)).length > 0) return false;
  await eraseHeld(ctx, still, { reason: REASON, passwordHash, isUnused: true });
  return true;
};

/**
 * Erased as by an administrator, one in a transaction: two of them at once would hold one person's orders while they wait for
 * another's.
 */
export const unusedAccounts: RetentionRule = {
  name: 'accounts',
  findDue: async (db, before) => ({
    ...(await sumUnused(db, before)),
    sample: (await sampleUnused(db, before, SHOWN)).map(({ id, at, label }) => ({
      ...{ at, label, path: `/admin/users/${id}` },
    })),
  }),
  takeAway: async (ctx, before) => {
    for (let after = ''; ; ) {
      const user = await findUnused(ctx.db, before, { after });
      if (!user) return 0;
      const isFree = (await findObstacles(ctx, user)).length === 0;
      if (isFree && (await eraseUnused(ctx, before, user))) return 1;
      after = user.id;
    }
  },
};
