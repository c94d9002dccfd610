import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LICENCE_STATES } from '#domain/licences/licence-standing.ts';
import { day, id, instant } from '../columns.ts';
import { users } from '../identity.ts';
import { files } from '../media.ts';

/** A licence that somebody has handed in to prove their profession. One of a person waits at a time. */
export const licences = pgTable(
  'licences',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    profession: text('profession').notNull(),
    number: text('number').notNull(),
    /** Who has issued it. */
    body: text('body').notNull(),
    country: text('country').notNull(),
    /** Its last day; null where it never ends. */
    expiresOn: day('expires_on'),
    /** Null once its person was erased. */
    fileId: uuid('file_id').references(() => files.id),
    state: text('state', { enum: LICENCE_STATES }).notNull().default('awaiting'),
    /** Of a refusal, as the person is told. */
    reason: text('reason').notNull().default(''),
    handedInAt: instant('handed_in_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (t) => [
    index('licences_user_idx').on(t.userId, t.id),
    index('licences_state_idx').on(t.state, t.id),
    index('licences_file_idx').on(t.fileId),
    uniqueIndex('licences_awaiting_key').on(t.userId).where(sql`${t.state} = 'awaiting'`),
    check('licences_decided', sql`(${t.state} = 'awaiting') = (${t.decidedAt} is null)`),
    check('licences_refused', sql`${t.state} <> 'refused' or ${t.reason} <> ''`),
  ],
);
