import type { OuterCtx } from '#server/calls/context.ts';
import { raiseAction, withdrawAction } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { BackupError } from './backup-error.ts';
import { type BackupRun, insertRun } from './backup-runs.repository.ts';

type Attempt = Pick<BackupRun, 'kind' | 'startedAt'>;
/** What it came to, for who runs the academy. */
export type Outcome = Pick<BackupRun, 'ok' | 'name' | 'bytes' | 'detail'>;

const FAILED = { backup: 'The backup failed', drill: 'The last backup could not be restored for a trial' };

/** Writes down how it ended. What fails is asked of a person, until it goes well again. */
export const noteRun = (ctx: OuterCtx, attempt: Attempt, outcome: Outcome): Promise<BackupRun> =>
  ctx.transact(async (tx) => {
    const run: BackupRun = { id: uuidv7(), ...attempt, ...outcome, finishedAt: tx.now };
    const { id, kind, ok, detail } = run;
    await insertRun(tx.db, run);
    const dedupeKey = `${kind}-failed`;
    if (ok) await withdrawAction(tx.db, dedupeKey, tx.now);
    else
      await raiseAction(tx, {
        kind: dedupeKey,
        dedupeKey,
        owner: { kind: 'backup', id },
        message: `${FAILED[kind]}: ${detail}`,
      });
    return run;
  });

/** What cannot be said in words for them stands in the log. */
export const failureOf = (ctx: OuterCtx, error: unknown): string => {
  if (error instanceof BackupError) return error.message;
  ctx.log.error({ err: error }, 'a backup or drill failed');
  return error instanceof Error ? error.message : String(error);
};
