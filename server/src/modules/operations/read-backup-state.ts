import type { ReadCtx } from '#server/calls/context.ts';
import { findLastRun } from './backup-runs.repository.ts';

/** When a backup was last made, and last restored for a trial. Those that failed do not count. */
export type BackupState = { lastBackup: { at: Date } | null; lastRestoreDrill: { at: Date } | null };

export const readBackupState = async ({ db }: Pick<ReadCtx, 'db'>): Promise<BackupState> => {
  const lastOf = async (kind: 'backup' | 'drill') => {
    const run = await findLastRun(db, kind, { ok: true });
    return run ? { at: run.finishedAt } : null;
  };
  return { lastBackup: await lastOf('backup'), lastRestoreDrill: await lastOf('drill') };
};
