import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns.ts';
import { users } from '../identity.ts';

/** Addresses of others that are told what has happened. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  events: jsonb('events').$type<string[]>().notNull(),
  /** `whsec_…`, sealed with FIELD_KEY: a leaked table signs nothing. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The secret before, which signs too until then. */
  sealedBefore: text('sealed_before'),
  beforeUntil: instant('before_until'),
  madeById: uuid('made_by_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
  /** Named again by whoever saves. */
  updatedAt: instant('updated_at').notNull(),
  /** When the first of the tries failed since which none has succeeded. */
  failingSince: instant('failing_since'),
  disabledAt: instant('disabled_at'),
  /** Empty where a person disabled it. */
  disabledBecause: text('disabled_because').notNull().default(''),
});

/** One message to one address, and how its last try went. It is told again under the same id. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** When it happened, as the message says. */
    at: instant('at').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    /** All that were made. A job is for the next of them, and does nothing once there was one more. */
    tries: integer('tries').notNull().default(0),
    /** Those that failed since it was told for the first time, or again by hand. */
    failures: integer('failures').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    lastTryAt: instant('last_try_at'),
    /** HTTP; null where nobody answered. */
    lastStatus: integer('last_status'),
    /** What kept it from being delivered, in words. */
    lastProblem: text('last_problem').notNull().default(''),
    /** The first kilobyte of the answer. */
    lastBody: text('last_body').notNull().default(''),
  },
  (t) => [
    index('webhook_deliveries_webhook_idx').on(t.webhookId, t.id),
    index('webhook_deliveries_ended_idx').on(t.at).where(sql`${t.state} <> 'waiting'`),
  ],
);
