import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RETENTION_NAMES } from '#domain/privacy/retention.ts';
import { id, instant } from '../columns.ts';
import { users } from '../identity.ts';

/** What was chosen of a rule; one that has no row is as usual and does nothing. */
export const retentionRules = pgTable('retention_rules', {
  name: text('name', { enum: RETENTION_NAMES }).primaryKey(),
  months: integer('months').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** That a rule was carried out, and of how many rows; one of a rule is under way. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id(),
    name: text('name', { enum: RETENTION_NAMES }).notNull(),
    /** What came before is gone. */
    before: instant('before').notNull(),
    rows: integer('rows').notNull().default(0),
    /** Who was told by letter that they go later. */
    warned: integer('warned').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Null: by itself, at night. */
    startedById: uuid('started_by_id').references(() => users.id),
  },
  (t) => [
    uniqueIndex('retention_runs_open_key').on(t.name).where(sql`${t.endedAt} is null`),
    index('retention_runs_started_idx').on(t.startedAt),
  ],
);

/** When somebody was last told by letter that their unused account goes; void once they were here since. */
export const erasureWarnings = pgTable('erasure_warnings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  warnedAt: instant('warned_at').notNull(),
});
