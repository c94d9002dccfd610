import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { LICENCE_STATES } from '#domain/licences/licence-standing.ts';
import { PLACE_STATES } from '#domain/orders/place-state.ts';
import { courses } from './catalogue.ts';
import { day, id, instant, minor } from './columns.ts';
import { companies, users } from './identity.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** `AUR-` and ten random base32 characters; what people see. */
    reference: text('reference').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: ['draft', 'placed', 'confirmed', 'cancelled', 'lapsed'] }).notNull(),
    /**
     * Of a draft: null, or `bank` where staff have accepted a transfer beyond what its courses allow. `credit`
     * alone has paid what has it; a part of what has another may be paid with credit too. Of others null where
     * what they give is paid for elsewhere.
     */
    method: text('method', { enum: ['card', 'bank', 'cash', 'free', 'credit'] }),
    plan: text('plan', { enum: ['full', 'deposit', 'installments'] }),
    promoCode: text('promo_code'),
    /** `domain/pricing/breakdown.ts`, frozen when the order is placed; null while it is a draft. */
    breakdown: jsonb('breakdown'),
    totalEur: minor('total_eur'),
    rateMicro: bigint('rate_micro', { mode: 'number' }),
    /** Of the total: paid with credit notes. */
    creditEur: minor('credit_eur').notNull().default(0),
    billing: jsonb('billing'),
    /** Whom it was billed to, where that is a company. */
    companyId: uuid('company_id').references(() => companies.id),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    holdEndsAt: instant('hold_ends_at'),
    /** Of what was placed while its person's licence was looked at; null of everything else. Nothing is paid before it is accepted. */
    licence: text('licence', { enum: LICENCE_STATES }),
    createdAt: instant('created_at').notNull(),
    placedAt: instant('placed_at'),
    confirmedAt: instant('confirmed_at'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason'),
    closedBy: uuid('closed_by'),
    /** Who of the staff has made it for its person, who has then to agree to the terms before a card page opens. */
    soldBy: uuid('sold_by').references(() => users.id),
    /** For the course office, from whoever placed it. */
    notes: text('notes').notNull().default(''),
  },
  (t) => [
    uniqueIndex('orders_reference_key').on(t.reference),
    index('orders_user_idx').on(t.userId, t.id),
    index('orders_company_idx').on(t.companyId, t.id).where(sql`${t.companyId} is not null`),
    // With how far they have come, so that those of some days are counted without reading them.
    index('orders_created_idx').on(t.createdAt, t.placedAt, t.confirmedAt),
    // The newest of a state that few orders are in, or none.
    index('orders_state_idx').on(t.state, t.id),
    index('orders_reference_search_idx').using('gin', sql`lower(${t.reference}) gin_trgm_ops`),
    index('orders_hold_idx').on(t.holdEndsAt).where(sql`${t.state} = 'placed'`),
  ],
);

/**
 * One course of an order. What was agreed of it is frozen when the order is placed: `price` is what it costs after every
 * discount. A line that came with another, free of charge, names it and leaves with it.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: COURSE_KINDS }).notNull(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    code: text('code').notNull(),
    listEur: minor('list_eur'),
    earlyBirdEur: minor('early_bird_eur'),
    promoEur: minor('promo_eur'),
    /** What the price that staff have agreed on is above, or below, the current one, and why. */
    adjustmentEur: minor('adjustment_eur').notNull().default(0),
    adjustmentReason: text('adjustment_reason').notNull().default(''),
    priceEur: minor('price_eur'),
    policy: jsonb('policy'),
    confirmations: jsonb('confirmations').notNull().default(sql`'[]'::jsonb`),
    cameWith: uuid('came_with'),
    /** The earliest start that the policy counts from, once the line was moved to another run. */
    policyStartOn: day('policy_start_on'),
  },
  (t) => [
    uniqueIndex('order_lines_order_position_key').on(t.orderId, t.position),
    index('order_lines_course_idx').on(t.courseId, t.orderId),
    check(
      'order_lines_price_adds_up',
      sql`${t.listEur} - ${t.earlyBirdEur} - ${t.promoEur} + ${t.adjustmentEur} = ${t.priceEur}`,
    ),
    check('order_lines_adjustment_has_reason', sql`${t.adjustmentEur} = 0 or ${t.adjustmentReason} <> ''`),
  ],
);

/**
 * One person that a line is for: its buyer, or whoever an address was invited by. An open place with a person is the
 * place of that buyer in an order that is not paid yet, of which nobody has two for a course.
 */
export const orderPlaces = pgTable(
  'order_places',
  {
    id: id(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id').references(() => users.id),
    email: text('email'),
    /** Of the claim token that was sent last: an earlier one opens nothing. */
    claimVersion: integer('claim_version').notNull().default(0),
    state: text('state', { enum: PLACE_STATES }).notNull(),
    acceptedAt: instant('accepted_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    index('order_places_line_idx').on(t.lineId),
    uniqueIndex('order_places_open_per_person_key').on(t.userId, t.courseId).where(sql`${t.state} = 'open'`),
  ],
);

/** An order whose places wait for somebody else, who claims them with the token of their `claimVersion`. */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** The day of the academy on which the letter is sent; null: as soon as it is paid. */
    sendOn: day('send_on'),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    claimedAt: instant('claimed_at'),
    takenBackAt: instant('taken_back_at'),
  },
  (t) => [
    uniqueIndex('gifts_order_key').on(t.orderId),
    index('gifts_unsent_idx').on(t.sendOn).where(sql`${t.sentAt} is null and ${t.takenBackAt} is null`),
  ],
);
