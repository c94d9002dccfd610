import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CASE_EVENTS } from '#domain/cases/case-events.ts';
import { courses } from './catalogue.ts';
import { id, instant, minor } from './columns.ts';
import { users } from './identity.ts';

type Facts = Record<'deletedAt' | 'cancelledAt' | 'appliedAed' | 'refundedAed' | 'dueAed', AnyPgColumn>;

/**
 * How a case has ended, or that it is open: what of its status neither the clock nor a card page can change. Every case
 * that is not deleted is one of them. Lists and figures say the same words, so that the partial indexes serve them.
 */
export const caseEnds = (t: Facts) => {
  const isThere = sql`${t.deletedAt} is null and ${t.cancelledAt} is null`;
  return {
    cancelled: sql`${t.deletedAt} is null and ${t.cancelledAt} is not null`,
    refunded: sql`${isThere} and ${t.appliedAed} > 0 and ${t.refundedAed} >= ${t.appliedAed}`,
    paid: sql`${isThere} and ${t.refundedAed} < ${t.appliedAed} and ${t.appliedAed} >= ${t.dueAed}`,
    open: sql`${isThere} and (${t.appliedAed} = 0 or (${t.refundedAed} < ${t.appliedAed} and (${t.dueAed} is null or ${t.appliedAed} < ${t.dueAed})))`,
  };
};

/**
 * Money that an administrator asks a named payer for. Facts are stored; the status is computed from them
 * (`domain/cases/case-status.ts`). Amounts asked for are in the case's own currency.
 */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: id(),
    /** `PC-` and eight random base32 characters; what people see. */
    number: text('number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: ['fixed', 'range', 'open'] }).notNull(),
    allowedCurrencies: text('allowed_currencies', { enum: ['EUR', 'AED'] })
      .array()
      .notNull(),
    defaultCurrency: text('default_currency', { enum: ['EUR', 'AED'] }).notNull(),
    fixedAmount: minor('fixed_amount'),
    minAmount: minor('min_amount'),
    maxAmount: minor('max_amount'),
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payerPhone: text('payer_phone').notNull(),
    /** `[{name, email, phone}]` */
    attendees: jsonb('attendees').notNull(),
    notes: text('notes').notNull(),
    /** Into how many payments the total is split; 1 is paid at once. */
    installments: integer('installments').notNull(),
    customRateMicro: bigint('custom_rate_micro', { mode: 'number' }),
    /** Frozen when the first card page is opened or the first money recorded. */
    rateMicro: bigint('rate_micro', { mode: 'number' }),
    /** Frozen with the rate. */
    taxBp: integer('tax_bp'),
    /** What the last payer entered: `{payerName, payerEmail, …}`. */
    entries: jsonb('entries'),
    /** The chosen total and what it is charged as; null until there are obligations. */
    dueEur: minor('due_eur'),
    dueAed: minor('due_aed'),
    /** Copies of what the ledger says, brought up to date in the transaction that moves money. */
    appliedEur: minor('applied_eur').notNull().default(0),
    appliedAed: minor('applied_aed').notNull().default(0),
    refundedEur: minor('refunded_eur').notNull().default(0),
    refundedAed: minor('refunded_aed').notNull().default(0),
    expiryDays: integer('expiry_days').notNull(),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    settledAt: instant('settled_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    deletedAt: instant('deleted_at'),
    linkVersion: integer('link_version').notNull().default(1),
    /** SHA-256 of the link's token, in hexadecimal; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** Of the token that the key before the present one made, whose link was sent and stays good. */
    earlierTokenHash: text('earlier_token_hash'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`plain_text(${paymentCases.number} || ' ' || ${paymentCases.title} || ' ' || ${paymentCases.payerName} || ' ' || ${paymentCases.payerEmail})`,
      ),
  },
  (t) => [
    uniqueIndex('payment_cases_number_key').on(t.number),
    uniqueIndex('payment_cases_token_key').on(t.tokenHash),
    index('payment_cases_earlier_token_idx').on(t.earlierTokenHash),
    index('payment_cases_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('payment_cases_cancelled_idx').on(t.id).where(caseEnds(t).cancelled),
    index('payment_cases_refunded_idx').on(t.id).where(caseEnds(t).refunded),
    index('payment_cases_paid_idx').on(t.id, t.appliedEur, t.refundedEur).where(caseEnds(t).paid),
    // All that tells apart what is open, so that what is looked for is found without looking at the rest.
    index('payment_cases_open_idx')
      .on(t.id, t.expiresAt, t.appliedAed, t.appliedEur, t.refundedEur)
      .where(caseEnds(t).open),
    check(
      'payment_cases_sent',
      sql`(${t.sentAt} is null) = (${t.expiresAt} is null) and (${t.sentAt} is not null or ${t.appliedAed} = 0)`,
    ),
    check(
      'payment_cases_refunded_within_applied',
      sql`${t.refundedAed} >= 0 and ${t.refundedAed} <= ${t.appliedAed}`,
    ),
    check('payment_cases_installments', sql`${t.installments} between 1 and 12`),
  ],
);

/** The courses that a case pays for. */
export const paymentCaseCourses = pgTable(
  'payment_case_courses',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => paymentCases.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.courseId] })],
);

/** What staff and payer did with a case; what the money did stands with the money. */
export const paymentCaseEvents = pgTable(
  'payment_case_events',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => paymentCases.id),
    kind: text('kind', { enum: CASE_EVENTS }).notNull(),
    text: text('text').notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (t) => [index('payment_case_events_case_idx').on(t.caseId, t.id)],
);
