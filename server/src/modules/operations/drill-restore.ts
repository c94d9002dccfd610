import type { OuterCtx } from '#server/calls/context.ts';
import { createDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ScratchDatabaseError, withScratchDatabase } from '#server/platform/db/scratch-database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { BackupError, NotNowError } from './backup-error.ts';
import { type KeptBackup, keyOf, listBackups, requirePlace } from './backup-place.ts';
import type { BackupRun } from './backup-runs.repository.ts';
import { readBackup } from './format/read-backup.ts';
import { restoreBackup } from './format/restore-backup.ts';
import { failureOf, noteRun, type Outcome } from './note-run.ts';

const PREFIX = 'academy_drill';

/**
 * Restores the newest backup into a database that is made for it and dropped after, verifies its books, and writes down
 * how it went. Throws a `NotNowError` where it was made before the last upgrade: that proves nothing.
 */
export const drillRestore = async (ctx: OuterCtx): Promise<BackupRun> => {
  const place = requirePlace(ctx.ports.backups);
  const startedAt = ctx.now;
  const outcome = await attempt(ctx, place);
  return noteRun(ctx, { kind: 'drill', startedAt }, outcome);
};

const attempt = async (ctx: OuterCtx, place: Storage): Promise<Outcome> => {
  let newest: KeptBackup | undefined;
  try {
    [newest] = await listBackups(place);
    if (!newest) throw new BackupError('There is no backup yet.');
    const { name, bytes } = newest;
    return { ok: true, name, bytes, detail: await tryOut(ctx, place, name) };
  } catch (error) {
    if (error instanceof NotNowError) throw error;
    const detail = error instanceof ScratchDatabaseError ? error.message : failureOf(ctx, error);
    return { ok: false, name: newest?.name ?? '', bytes: newest?.bytes ?? 0, detail };
  }
};

/** What was found; throws what is wrong with it. */
const tryOut = async (ctx: OuterCtx, place: Storage, name: string): Promise<string> => {
  const { databaseUrl, migrations, key } = ctx.ports.backups;
  return withScratchDatabase(databaseUrl, PREFIX, async (url) => {
    await migrate(url, migrations);
    const found = await place.read(keyOf(name));
    if (!found) throw new BackupError(`${name} is not there any more.`);
    return readBackup({ name, bytes: found.stream, key }, (reader) => restoreInto(ctx, url, reader));
  });
};

const restoreInto = async (
  ctx: OuterCtx,
  url: string,
  reader: Parameters<typeof restoreBackup>[1],
): Promise<string> => {
  const pool = createPool(url, {
    max: 2,
    applicationName: 'academy restore drill',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectionTimeoutMs: 10_000,
  });
  try {
    const { rows, files } = await restoreBackup({ pool, files: NOWHERE, withoutStandIn: true }, reader);
    const { checked, problems } = await ctx.ports.backups.verifyBooks(createDatabase(pool));
    if (problems.length > 0)
      throw new BackupError(`Its books do not agree: ${problems.slice(0, 5).join('; ')}`);
    const counts = Object.entries(checked).map(([what, count]) => `${count} ${what}`);
    return `${rows} rows and ${files} files restored; in order: ${counts.join(', ')}`;
  } finally {
    await pool.end();
  }
};

/** Every byte of a file is read, and none is kept. */
const NOWHERE: Storage = {
  async put(_key, bytes) {
    let count = 0;
    for await (const chunk of bytes) count += chunk.length;
    return { bytes: count };
  },
  read: async () => null,
  list: async () => [],
  remove: async () => undefined,
};
