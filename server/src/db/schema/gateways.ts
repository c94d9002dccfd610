import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { captures } from './payments.ts';

/** A line of a gateway's own books, once: what it says beyond what we know of stands in our journals. */
export const gatewayEntries = pgTable(
  'gateway_entries',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    /** The gateway's name of the line, and of what moved it. */
    entryId: text('entry_id').notNull(),
    source: text('source').notNull(),
    kind: text('kind', {
      enum: ['charge', 'refund', 'refund-failure', 'dispute', 'payout', 'fee', 'other'],
    }).notNull(),
    currency: text('currency').notNull(),
    /** As it changes what the gateway holds for us, in minor units: before the fee, and what the fee takes of it. */
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    /** What of both our journals did not know, as they have it now. */
    posted: integer('posted').notNull(),
    at: instant('at').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (t) => [
    uniqueIndex('gateway_entries_entry_key').on(t.gateway, t.entryId),
    index('gateway_entries_at_idx').on(t.gateway, t.at),
  ],
);

/** What a cardholder disputes of a payment. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    /** The gateway's name of it. */
    disputeId: text('dispute_id').notNull(),
    captureId: uuid('capture_id')
      .notNull()
      .references(() => captures.id),
    state: text('state', { enum: ['open', 'won', 'lost'] }).notNull(),
    aed: integer('aed').notNull(),
    reason: text('reason').notNull(),
    /** Until when it can be answered. */
    answerBy: instant('answer_by'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('disputes_dispute_key').on(t.gateway, t.disputeId),
    index('disputes_capture_idx').on(t.captureId),
    index('disputes_open_idx').on(t.openedAt).where(sql`${t.state} = 'open'`),
  ],
);
