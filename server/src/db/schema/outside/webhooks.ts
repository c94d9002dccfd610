import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
  /** How many have failed since then. */
  failedTries: integer('failed_tries').notNull().default(0),
  disabledAt: instant('disabled_at'),
  /** Empty where a person disabled it. */
  disabledBecause: text('disabled_because').notNull().default(''),
});

/** One message to one address, and what came of its last try. It is told again under the same id. */
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
    /** Who has asked for the next try; null where it comes by itself. */
    askedById: uuid('asked_by_id').references(() => users.id),
    lastTryAt: instant('last_try_at'),
    /** HTTP; null where nobody answered. */
    lastStatus: integer('last_status'),
    /** What kept it from being delivered, in words. */
    lastProblem: text('last_problem').notNull().default(''),
  },
  (t) => [
    index('webhook_deliveries_log_idx').on(t.webhookId, t.at, t.id),
    index('webhook_deliveries_ended_idx').on(t.at).where(sql`${t.state} <> 'waiting'`),
  ],
);

/** One try to deliver a message: what was sent where, and what came of it. It goes with its delivery. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    startedAt: instant('started_at').notNull(),
    tookMs: integer('took_ms').notNull(),
    /** Who has asked for it; null where it came by itself. */
    askedById: uuid('asked_by_id').references(() => users.id),
    /** Where it went: an address may have been changed since. */
    url: text('url').notNull(),
    /** As they were sent, the signatures too. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** HTTP; null where nobody answered. */
    status: integer('status'),
    /** What kept it from being delivered, in words; empty where it was delivered. */
    problem: text('problem').notNull(),
    /** The first two kilobytes of the answer, as far as they are text. */
    body: text('body').notNull(),
    /** Whether the answer went on, or broke off. */
    isCut: boolean('is_cut').notNull(),
  },
  (t) => [uniqueIndex('webhook_tries_delivery_key').on(t.deliveryId, t.number)],
);
