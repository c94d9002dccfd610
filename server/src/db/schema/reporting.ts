import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { day, id, instant, minor } from './columns.ts';
import { journals } from './ledger.ts';

/**
 * Money of a sale that came in or went back, as the ledger says, in euro cents and by kind of what it was for: a trigger
 * on the ledger writes it in the transaction that moved the money, and nothing else does. What an order of several kinds
 * is paid is shared among them by the prices of its courses, to the cent.
 */
export const paymentMoves = pgTable(
  'payment_moves',
  {
    id: id(),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id),
    kind: text('kind', { enum: SALE_KINDS }).notNull(),
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
    uniqueIndex('payment_moves_journal_key').on(t.journalId, t.kind),
    index('payment_moves_at_idx').on(t.at, t.id),
    index('payment_moves_day_idx').on(t.day),
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
