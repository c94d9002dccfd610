import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';
import { users } from '../identity.ts';

/** Keys of programs. One that has ended stays, because what it did names it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** How the key begins, to recognise it by. */
    shown: text('shown').notNull(),
    /** SHA-256 of 256 random bits. */
    secretHash: text('secret_hash').notNull(),
    madeById: uuid('made_by_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    endedAt: instant('ended_at'),
    endedById: uuid('ended_by_id').references(() => users.id),
  },
  (t) => [
    uniqueIndex('api_keys_secret_hash_key').on(t.secretHash),
    uniqueIndex('api_keys_open_name_key').on(sql`lower(${t.name})`).where(sql`${t.endedAt} is null`),
  ],
);
