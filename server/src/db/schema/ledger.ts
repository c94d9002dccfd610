import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { creditNotes } from './after-sale.ts';
import { id, instant } from './columns.ts';
import { captures, refunds } from './payments.ts';

/** Append only, by trigger. Every journal balances to zero in each currency, by a deferred trigger. */
export const journals = pgTable(
  'journals',
  {
    id: id(),
    kind: text('kind').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    captureId: uuid('capture_id'),
    refundId: uuid('refund_id'),
    obligationId: uuid('obligation_id'),
    creditNoteId: uuid('credit_note_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('journals_owner_idx').on(t.ownerKind, t.ownerId),
    // A period in its order.
    index('journals_at_idx').on(t.at, t.id),
    index('journals_capture_idx').on(t.captureId),
    index('journals_credit_note_idx').on(t.creditNoteId).where(sql`${t.creditNoteId} is not null`),
    // A sale is recognised once, however it is settled.
    uniqueIndex('journals_sale_key').on(t.ownerKind, t.ownerId).where(sql`${t.kind} = 'sale-recognised'`),
  ],
);

export const journalLines = pgTable(
  'journal_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id),
    account: text('account').notNull(),
    /** EUR or AED; any other for money that came in it by mistake. */
    currency: text('currency').notNull(),
    /** Debit above zero, credit below. */
    amount: integer('amount').notNull(),
  },
  (t) => [
    index('journal_lines_journal_idx').on(t.journalId),
    index('journal_lines_account_idx').on(t.account),
  ],
);

/** The next number of a series; the row is updated in the issuing transaction, so no number is lost. */
export const documentCounters = pgTable(
  'document_counters',
  { series: text('series').notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);

export const documents = pgTable(
  'documents',
  {
    id: id(),
    series: text('series', { enum: ['receipt', 'refund', 'credit-note'] }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    captureId: uuid('capture_id').references(() => captures.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    creditNoteId: uuid('credit_note_id').references(() => creditNotes.id),
    /** Who issued to whom for what, as it was then. Figures are not here: they come from the ledger. */
    snapshot: jsonb('snapshot').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('documents_number_key').on(t.series, t.year, t.number),
    uniqueIndex('documents_capture_key').on(t.captureId),
    uniqueIndex('documents_refund_key').on(t.refundId),
    uniqueIndex('documents_credit_note_key').on(t.creditNoteId),
    index('documents_owner_idx').on(t.ownerKind, t.ownerId),
  ],
);
