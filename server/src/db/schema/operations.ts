import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Backups that were made, and drills that restored one: each with how it ended. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    kind: text('kind', { enum: ['backup', 'drill'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    ok: boolean('ok').notNull(),
    /** Of the backup; empty where none was reached. */
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What was found or went wrong, for who runs the academy. */
    detail: text('detail').notNull(),
  },
  (t) => [index('backup_runs_good_idx').on(t.kind, t.finishedAt).where(sql`${t.ok}`)],
);
