import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** What a person of the staff has to look at, until someone says it is done. */
export const needsAction = pgTable(
  'needs_action',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** One open entry for one thing: repeating a problem does not repeat the entry. */
    dedupeKey: text('dedupe_key').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
  },
  (t) => [uniqueIndex('needs_action_open_key').on(t.dedupeKey).where(sql`${t.resolvedAt} is null`)],
);
