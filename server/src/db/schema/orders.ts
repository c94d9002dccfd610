import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { day, id, instant, minor } from './columns.ts';
import { users } from './identity.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** `AUR-` and ten random base32 characters; what people see. */
    reference: text('reference').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    state: text('state', { enum: ['draft', 'placed', 'confirmed', 'cancelled', 'lapsed'] }).notNull(),
    method: text('method', { enum: ['card', 'bank', 'free'] }),
    plan: text('plan', { enum: ['full', 'deposit', 'installments'] }),
    promoCode: text('promo_code'),
    /** `domain/pricing/breakdown.ts`, frozen when the order is placed; null while it is a draft. */
    breakdown: jsonb('breakdown'),
    totalEur: minor('total_eur'),
    rateMicro: bigint('rate_micro', { mode: 'number' }),
    policy: jsonb('policy'),
    billing: jsonb('billing'),
    confirmations: jsonb('confirmations').notNull().default(sql`'[]'::jsonb`),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    holdEndsAt: instant('hold_ends_at'),
    createdAt: instant('created_at').notNull(),
    placedAt: instant('placed_at'),
    confirmedAt: instant('confirmed_at'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason'),
    closedBy: uuid('closed_by'),
  },
  (t) => [
    uniqueIndex('orders_reference_key').on(t.reference),
    uniqueIndex('orders_open_per_person_key')
      .on(t.userId, t.courseId)
      .where(sql`${t.state} in ('draft', 'placed')`),
    index('orders_user_idx').on(t.userId, t.id),
    index('orders_course_idx').on(t.courseId, t.id),
    index('orders_hold_idx').on(t.holdEndsAt).where(sql`${t.state} = 'placed'`),
  ],
);

/** What was bought. An in-person order has one line; `price` is what the line costs after every discount. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    code: text('code').notNull(),
    listEur: minor('list_eur').notNull(),
    earlyBirdEur: minor('early_bird_eur').notNull(),
    promoEur: minor('promo_eur').notNull(),
    priceEur: minor('price_eur').notNull(),
    cameWith: uuid('came_with'),
  },
  (t) => [index('order_lines_order_idx').on(t.orderId)],
);

export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    accessUntil: day('access_until'),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: uuid('cancelled_by'),
    cancelReason: text('cancel_reason'),
  },
  (t) => [
    uniqueIndex('enrolments_live_key').on(t.userId, t.courseId).where(sql`${t.cancelledAt} is null`),
    index('enrolments_course_idx').on(t.courseId),
    uniqueIndex('enrolments_order_key').on(t.orderId),
  ],
);
