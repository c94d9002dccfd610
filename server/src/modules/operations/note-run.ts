import type { OuterCtx } from '#server/calls/context.ts';
import { raiseAction, withdrawAction } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { BackupError } from './backup-error.ts';
import { type BackupRun, insertRun } from './backup-runs.repository.ts';

type Attempt = Pick<BackupRun, 'kind' | 'startedAt'>;
/** What it came to, for who runs the academy. */
export type Outcome = Pick<BackupRun, 'ok' | 'name' | 'bytes' | 'detail'>;

const FAILED = { backup: 'The backup failed', drill: 'The last backup could not be restored for a trial' };

const keyOfAction = (kind: BackupRun['kind']) => `${kind}-failed`;

/** Writes down how it ended. What went well need not be looked at any more. */
export const noteRun = (ctx: OuterCtx, attempt: Attempt, outcome: Outcome): Promise<BackupRun> =>
  ctx.transact(async (tx) => {
    const run: BackupRun = { id: uuidv7(), ...attempt, ...outcome, finishedAt: tx.now };
    await insertRun(tx.db, run);
    if (run.ok) await withdrawAction(tx.db, keyOfAction(run.kind), tx.now);
    return run;
  });

/** What failed while nobody watched is asked of a person, until it goes well again. */
export const raiseFailure = (ctx: OuterCtx, { id, kind, detail }: BackupRun): Promise<void> =>
  ctx.transact((tx) =>
    raiseAction(tx, {
      kind: keyOfAction(kind),
      dedupeKey: keyOfAction(kind),
      owner: { kind: 'backup', id },
      message: `${FAILED[kind]}: ${detail}`,
    }),
  );

/** What cannot be said in words for them stands in the log. */
export const failureOf = (ctx: OuterCtx, error: unknown): string => {
  if (error instanceof BackupError) return error.message;
  ctx.log.error({ err: error }, 'a backup or drill failed');
  return error instanceof Error ? error.message : String(error);
};
