import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minor } from './columns.ts';

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    /** Upper-cased, so that a code is unique without regard to case. */
    code: text('code').notNull(),
    description: text('description').notNull().default(''),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    percentBp: integer('percent_bp'),
    amountEur: minor('amount_eur'),
    active: boolean('active').notNull().default(true),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    maxUses: integer('max_uses'),
    maxUsesPerUser: integer('max_uses_per_user'),
    courseIds: uuid('course_ids').array(),
    stacksWithEarlyBird: boolean('stacks_with_early_bird').notNull().default(true),
    minimumPriceEur: minor('minimum_price_eur'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('promo_codes_code_key').on(t.code),
    check(
      'promo_codes_one_discount',
      sql`(${t.kind} = 'percent' and ${t.percentBp} between 1 and 10000) or (${t.kind} = 'amount' and ${t.amountEur} > 0)`,
    ),
  ],
);

/** Reserved with the hold, used at settle, released with the hold; limits count reserved and used. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    id: id(),
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    userId: uuid('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('state', { enum: ['reserved', 'used', 'released'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('promo_redemptions_live_order_key').on(t.orderId).where(sql`${t.state} <> 'released'`),
    index('promo_redemptions_promo_idx').on(t.promoId, t.userId).where(sql`${t.state} <> 'released'`),
  ],
);
