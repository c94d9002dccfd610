import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { day, id, instant, minor } from './columns.ts';
import { journals } from './ledger.ts';

/**
 * Money of a sale that came in or went back, as the ledger says, in euro cents and by the course that it was for: a
 * trigger on the ledger writes it in the transaction that moved the money, and nothing else does. What an order of several
 * courses is paid is shared among them by their prices, to the cent.
 */
export const paymentMoves = pgTable(
  'payment_moves',
  {
    id: id(),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id),
    kind: text('kind', { enum: SALE_KINDS }).notNull(),
    /** The one that its order was on when the money moved; null of a payment case. */
    courseId: uuid('course_id'),
    move: text('move', { enum: ['received', 'refunded', 'returned'] }).notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    at: instant('at').notNull(),
    /** The day of `at` where the academy has its seat. */
    day: day('day').notNull(),
    /** Below zero where money went back. */
    eur: minor('eur').notNull(),
  },
  (t) => [
    unique('payment_moves_journal_key').on(t.journalId, t.courseId).nullsNotDistinct(),
    index('payment_moves_at_idx').on(t.at, t.id),
    // All that reports add up.
    index('payment_moves_day_idx').on(t.day, t.courseId, t.kind, t.move, t.eur),
  ],
);

/**
 * The moves of a day by kind, counted and summed by the same trigger. Nobody who pays waits for a row of it: a
 * transaction takes the first shard that no other one holds, and readers add the shards up.
 */
export const paymentDays = pgTable(
  'payment_days',
  {
    day: day('day').notNull(),
    kind: text('kind', { enum: SALE_KINDS }).notNull(),
    shard: integer('shard').notNull(),
    moves: integer('moves').notNull(),
    eur: bigint('eur', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.shard] })],
);

/**
 * What a journal says of the tax of a sale, in euro cents: written by the trigger that keeps `ledger_days`. Below zero where
 * a sale was taken back.
 */
export const taxMoves = pgTable(
  'tax_moves',
  {
    journalId: uuid('journal_id')
      .primaryKey()
      .references(() => journals.id),
    /** Of the journal. */
    kind: text('kind').notNull(),
    day: day('day').notNull(),
    /** What was frozen with the sale, in hundredths of a percent. */
    rateBp: integer('rate_bp').notNull(),
    netEur: minor('net_eur').notNull(),
    taxEur: minor('tax_eur').notNull(),
  },
  (t) => [index('tax_moves_day_idx').on(t.day, t.rateBp, t.kind, t.netEur, t.taxEur)],
);

/** The lines of the ledger by day, kind of journal, account and currency, in minor units; in shards, as `payment_days`. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    day: day('day').notNull(),
    kind: text('kind').notNull(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    shard: integer('shard').notNull(),
    debit: bigint('debit', { mode: 'number' }).notNull(),
    credit: bigint('credit', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.account, t.currency, t.shard] })],
);
