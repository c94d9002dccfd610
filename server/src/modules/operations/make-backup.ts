import type { OuterCtx } from '#server/calls/context.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { NotNowError } from './backup-error.ts';
import { keyOf, nameOf, requirePlace } from './backup-place.ts';
import type { BackupRun } from './backup-runs.repository.ts';
import { takeBackup } from './format/take-backup.ts';
import { failureOf, noteRun, type Outcome } from './note-run.ts';

/** Puts a backup where backups are kept, under its name only when it is whole, and writes down how it went. Throws a
 * `NotNowError` while another is being made. */
export const makeBackup = async (ctx: OuterCtx): Promise<BackupRun> => {
  const place = requirePlace(ctx.ports.backups);
  const startedAt = ctx.now;
  const name = nameOf(startedAt);
  const outcome = await attempt(ctx, { name, put: (bytes) => place.put(keyOf(name), bytes) });
  return noteRun(ctx, { kind: 'backup', startedAt }, outcome);
};

type Target = { name: string; put: Parameters<typeof takeBackup>[0]['put'] };

const attempt = async (ctx: OuterCtx, { name, put }: Target): Promise<Outcome> => {
  const { databaseUrl, files, key } = ctx.ports.backups;
  const pool = createPool(databaseUrl, {
    max: 2,
    applicationName: 'academy backup',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectionTimeoutMs: 10_000,
  });
  try {
    const { rows, bytes, missing, ...taken } = await takeBackup({ pool, files, key, put });
    const lost = missing.length > 0 ? `; not found, and not in it: ${missing.join(', ')}` : '';
    return { ok: true, name, bytes, detail: `${rows} rows and ${taken.files} files${lost}` };
  } catch (error) {
    if (error instanceof NotNowError) throw error;
    return { ok: false, name, bytes: 0, detail: failureOf(ctx, error) };
  } finally {
    await pool.end();
  }
};
