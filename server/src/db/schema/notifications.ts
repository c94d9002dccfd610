import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * One mail that is owed. `dedupeKey` makes a repeated event one mail; `data` holds ids, and what the mail says is
 * read when it is sent. `dropped`: by then there was nothing to say any more.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    dedupeKey: text('dedupe_key').notNull(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    data: jsonb('data').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'dropped', 'failed'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [uniqueIndex('mails_dedupe_key').on(t.dedupeKey), index('mails_state_idx').on(t.state, t.createdAt)],
);
