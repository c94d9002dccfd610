import type { OuterCtx } from '#server/calls/context.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { NotNowError } from './backup-error.ts';
import { type BackupRun, findLastRun } from './backup-runs.repository.ts';
import { clearOldBackups } from './clear-old-backups.ts';
import { drillRestore } from './drill-restore.ts';
import { makeBackup } from './make-backup.ts';
import { raiseFailure } from './note-run.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DRILL_EVERY_HOURS = 7 * 24;

/** What fails is tried again the next time that it is looked after. */
export const operationsJobs = (deps: JobDeps): Job[] => [
  {
    name: 'make-backup',
    everySeconds: 15 * MINUTE,
    longestSeconds: 12 * HOUR,
    work: whereThereIsAPlace(deps, async (ctx) => {
      if (await isDue(ctx, 'backup', ctx.ports.backups.everyHours)) await orLater(ctx, makeBackup);
    }),
  },
  {
    name: 'drill-restore',
    everySeconds: 6 * HOUR,
    longestSeconds: 12 * HOUR,
    work: whereThereIsAPlace(deps, async (ctx) => {
      if (!(await findLastRun(ctx.database, 'backup', { ok: true }))) return;
      if (await isDue(ctx, 'drill', DRILL_EVERY_HOURS)) await orLater(ctx, drillRestore);
    }),
  },
  {
    name: 'clear-old-backups',
    everySeconds: DAY,
    work: whereThereIsAPlace(deps, async (ctx) => void (await clearOldBackups(ctx))),
  },
];

const whereThereIsAPlace =
  ({ outer, ports }: JobDeps, work: (ctx: OuterCtx) => Promise<void>): Job['work'] =>
  async () => {
    if (ports.backups.place) await work(outer());
  };

const isDue = async (ctx: OuterCtx, kind: BackupRun['kind'], everyHours: number): Promise<boolean> => {
  const last = await findLastRun(ctx.database, kind, { ok: true });
  return !last || ctx.now.getTime() - last.startedAt.getTime() >= everyHours * HOUR * 1000;
};

const orLater = async (ctx: OuterCtx, work: (ctx: OuterCtx) => Promise<BackupRun>): Promise<void> => {
  try {
    const run = await work(ctx);
    if (!run.ok) await raiseFailure(ctx, run);
  } catch (error) {
    if (!(error instanceof NotNowError)) throw error;
    ctx.log.info({ reason: error.message }, 'a backup or drill waits');
  }
};
