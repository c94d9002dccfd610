import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DrillBooks, ScenarioResult } from '#contracts/site/admin-fire-drill.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/**
 * The last drills. One that is over has `books`, or the `problem` that it could not begin for, or neither where it was cut
 * short.
 */
export const fireDrills = pgTable(
  'fire_drills',
  {
    id: id(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    startedAt: instant('started_at'),
    /** When something was heard of it last. */
    toldAt: instant('told_at').notNull(),
    finishedAt: instant('finished_at'),
    results: jsonb('results').$type<ScenarioResult[]>().notNull().default([]),
    books: jsonb('books').$type<DrillBooks>(),
    problem: text('problem'),
  },
  (t) => [
    uniqueIndex('fire_drills_open_key').on(sql`(finished_at is null)`).where(sql`${t.finishedAt} is null`),
  ],
);
