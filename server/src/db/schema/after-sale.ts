import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { day, id, instant, minor } from './columns.ts';
import { users } from './identity.ts';
import { orderLines, orderPlaces, orders } from './orders.ts';

/**
 * What became of one course of an order after its sale: cancelled, moved to another run, passed on. The figures are those
 * that were shown before the button. What asks for money first is pending until it is paid (its obligation is owned by
 * the change), and lapses when its hold ends; nothing has moved until it is done.
 */
export const lineChanges = pgTable(
  'line_changes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    kind: text('kind', { enum: ['cancel', 'move', 'pass-on'] }).notNull(),
    state: text('state', { enum: ['pending', 'done', 'lapsed', 'given-up'] }).notNull(),
    askedBy: uuid('asked_by').references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    doneAt: instant('done_at'),
    reason: text('reason').notNull().default(''),
    /** In EUR cents. The difference of a move is what the new run costs more, or less (below zero). */
    feeEur: minor('fee_eur').notNull().default(0),
    differenceEur: minor('difference_eur').notNull().default(0),
    refundEur: minor('refund_eur').notNull().default(0),
    creditEur: minor('credit_eur').notNull().default(0),
    fromCourseId: uuid('from_course_id')
      .notNull()
      .references(() => courses.id),
    /** The run that a move leads to. */
    toCourseId: uuid('to_course_id').references(() => courses.id),
    /** Staff have seen the licences of its people for that run, or waive them. */
    licenceSeen: boolean('licence_seen').notNull().default(false),
    /** Whose place is passed on, and the place of who takes it. */
    fromPlaceId: uuid('from_place_id').references(() => orderPlaces.id),
    toPlaceId: uuid('to_place_id').references(() => orderPlaces.id),
    /** Until when it has to be paid, or accepted. */
    holdEndsAt: instant('hold_ends_at'),
  },
  (t) => [
    index('line_changes_order_idx').on(t.orderId),
    uniqueIndex('line_changes_pending_key').on(t.lineId).where(sql`${t.state} = 'pending'`),
    index('line_changes_hold_idx').on(t.holdEndsAt).where(sql`${t.state} = 'pending'`),
    check(
      'line_changes_figures_not_negative',
      sql`${t.feeEur} >= 0 and ${t.refundEur} >= 0 and ${t.creditEur} >= 0`,
    ),
  ],
);

/**
 * To whom a seat is to be passed on, and what has become of the invitation. The change has it accepted in time, or not;
 * sent and opened are of the letter that was sent last.
 */
export const passOns = pgTable('pass_ons', {
  changeId: uuid('change_id')
    .primaryKey()
    .references(() => lineChanges.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  sentAt: instant('sent_at'),
  openedAt: instant('opened_at'),
  declinedAt: instant('declined_at'),
  /** When they were told that its time ends soon. */
  remindedAt: instant('reminded_at'),
});

/** What somebody may spend on a later order: a balance in EUR cents, good through its last day. Shown as "Credit note". */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The order that it was given for. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    eur: minor('eur').notNull(),
    /** Of what was given: what orders have reserved or used, less what they gave back. */
    spentEur: minor('spent_eur').notNull().default(0),
    /** Of what was given: what was not spent in time. The rest is left. */
    expiredEur: minor('expired_eur').notNull().default(0),
    expiresOn: day('expires_on').notNull(),
    expiredAt: instant('expired_at'),
    /** When its person was told that it ends soon. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('credit_notes_user_idx').on(t.userId, t.expiresOn),
    index('credit_notes_order_idx').on(t.orderId),
    check(
      'credit_notes_spent_within',
      sql`${t.eur} > 0 and ${t.spentEur} >= 0 and ${t.expiredEur} >= 0 and ${t.spentEur} + ${t.expiredEur} <= ${t.eur}`,
    ),
    index('credit_notes_left_idx').on(t.expiresOn).where(sql`${t.spentEur} + ${t.expiredEur} < ${t.eur}`),
  ],
);

/** What one order takes of one note: reserved with its hold, used when it is settled, released with the hold. */
export const creditUses = pgTable(
  'credit_uses',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => creditNotes.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    eur: minor('eur').notNull(),
    /** Of what was used: given back to the note, since its order was refunded. */
    returnedEur: minor('returned_eur').notNull().default(0),
    state: text('state', { enum: ['reserved', 'used', 'released'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('credit_uses_live_key').on(t.noteId, t.orderId).where(sql`${t.state} <> 'released'`),
    index('credit_uses_order_idx').on(t.orderId),
    check(
      'credit_uses_returned_within',
      sql`${t.eur} > 0 and ${t.returnedEur} >= 0 and ${t.returnedEur} <= ${t.eur}`,
    ),
  ],
);
