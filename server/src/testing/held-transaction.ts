import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { User } from '../modules/identity/index.ts';
import type { testCalls } from './test-calls.ts';

/** What somebody does in a transaction that has not ended: for tests of whoever comes at the same moment. */
export const holdTransaction = async (
  { ctx }: Pick<ReturnType<typeof testCalls>, 'ctx'>,
  step: (ctx: SignedInCtx) => Promise<unknown>,
  person: User,
): Promise<{ end(): Promise<void> }> => {
  const [done, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = ctx(async ({ caller, ...rest }) => {
    if (!caller.user) throw new Error('somebody who is signed in');
    await step({ ...rest, caller: { ...caller, user: caller.user } });
    done.resolve();
    await ended.promise;
  }, person);
  await Promise.race([done.promise, transaction]);
  return {
    end: () => {
      ended.resolve();
      return transaction;
    },
  };
};

/** Somebody in this database waits for a lock that another transaction has. */
export const untilSomebodyWaits = async (pool: pg.Pool): Promise<void> => {
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1";
  while ((await pool.query(waiting)).rowCount === 0) await sleep(5);
};
