import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OBLIGATION_KINDS } from '#domain/payments/obligation-kind.ts';
import { day, id, instant, minor } from './columns.ts';

/** Anything payable: one part of an order's plan. Owners live downstream and are named by kind and id. */
export const obligations = pgTable(
  'obligations',
  {
    id: id(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    payerId: uuid('payer_id'),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: OBLIGATION_KINDS }).notNull(),
    dueOn: day('due_on').notNull(),
    eur: minor('eur').notNull(),
    rateMicro: bigint('rate_micro', { mode: 'number' }).notNull(),
    /** What is charged in AED: converted once. */
    aed: minor('aed').notNull(),
    appliedAed: minor('applied_aed').notNull().default(0),
    voidedAt: instant('voided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('obligations_owner_sequence_key')
      .on(t.ownerKind, t.ownerId, t.sequence)
      .where(sql`${t.voidedAt} is null`),
    index('obligations_owner_idx').on(t.ownerKind, t.ownerId),
    index('obligations_due_idx').on(t.dueOn).where(sql`${t.voidedAt} is null and ${t.appliedAed} < ${t.aed}`),
    check('obligations_applied_within_due', sql`${t.appliedAed} >= 0 and ${t.appliedAed} <= ${t.aed}`),
    check('obligations_amounts_not_negative', sql`${t.eur} >= 0 and ${t.aed} >= 0`),
  ],
);

export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    obligationId: uuid('obligation_id')
      .notNull()
      .references(() => obligations.id),
    gateway: text('gateway').notNull(),
    /** The gateway's own name of the session; unknown until the gateway has answered. */
    gatewayRef: text('gateway_ref'),
    state: text('state', {
      enum: ['created', 'open', 'captured', 'declined', 'abandoned', 'unknown'],
    }).notNull(),
    aed: minor('aed').notNull(),
    redirect: jsonb('redirect'),
    /** What its payer has entered for it, where the owner asks for anything: the owner’s to read. */
    submission: jsonb('submission'),
    /** Where the browser is sent after the card page: `{success, failure}` paths of this site. */
    returnPaths: jsonb('return_paths').notNull(),
    /** Until when the payer may pay at the gateway. */
    expiresAt: instant('expires_at').notNull(),
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('attempts_live_key')
      .on(t.obligationId)
      .where(sql`${t.state} in ('created', 'open', 'unknown')`),
    uniqueIndex('attempts_gateway_ref_key').on(t.gateway, t.gatewayRef),
    index('attempts_obligation_id_idx').on(t.obligationId),
    index('attempts_next_check_idx').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
  ],
);

/** Money that arrived. Always recorded, whether or not it was due. */
export const captures = pgTable(
  'captures',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    transactionId: text('transaction_id').notNull(),
    method: text('method', { enum: ['card', 'bank', 'manual'] }).notNull(),
    attemptId: uuid('attempt_id').references(() => attempts.id),
    obligationId: uuid('obligation_id')
      .notNull()
      .references(() => obligations.id),
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    aed: minor('aed').notNull(),
    /** What came in a currency that nothing is owed in, in its minor units: then `aed` is 0 and all of it goes back. */
    foreignCurrency: text('foreign_currency'),
    foreignMinor: minor('foreign_minor'),
    /** What somebody who has recorded it by hand calls the way that it came. */
    methodName: text('method_name').notNull().default(''),
    capturedAt: instant('captured_at').notNull(),
    recordedBy: uuid('recorded_by'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('captures_transaction_key').on(t.gateway, t.transactionId),
    index('captures_owner_idx').on(t.ownerKind, t.ownerId),
    index('captures_transaction_search_idx').on(sql`lower(${t.transactionId}) text_pattern_ops`),
    check(
      'captures_positive',
      sql`(${t.aed} > 0 and ${t.foreignMinor} is null) or (${t.aed} = 0 and coalesce(${t.foreignMinor}, 0) > 0 and ${t.foreignCurrency} is not null)`,
    ),
  ],
);

export const allocations = pgTable(
  'allocations',
  {
    id: id(),
    captureId: uuid('capture_id')
      .notNull()
      .references(() => captures.id),
    obligationId: uuid('obligation_id')
      .notNull()
      .references(() => obligations.id),
    aed: minor('aed').notNull(),
    eur: minor('eur').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('allocations_capture_idx').on(t.captureId),
    index('allocations_obligation_idx').on(t.obligationId),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    captureId: uuid('capture_id')
      .notNull()
      .references(() => captures.id),
    /** `excess` gives back what was never applied; `order` gives back what was. */
    kind: text('kind', { enum: ['excess', 'order'] }).notNull(),
    aed: minor('aed').notNull(),
    eur: minor('eur').notNull(),
    /** All of a capture in another currency, which goes back as it came. */
    foreignMinor: minor('foreign_minor'),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['pending', 'succeeded', 'needs-action'] }).notNull(),
    gatewayRefundId: text('gateway_refund_id'),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    requestedBy: uuid('requested_by'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('refunds_capture_idx').on(t.captureId),
    index('refunds_gateway_id_search_idx').on(sql`lower(${t.gatewayRefundId}) text_pattern_ops`),
    index('refunds_open_idx').on(t.createdAt).where(sql`${t.state} <> 'succeeded'`),
    check('refunds_positive', sql`${t.aed} > 0 or (${t.aed} = 0 and coalesce(${t.foreignMinor}, 0) > 0)`),
  ],
);

/** What a gateway said, raw, before anybody believed it. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    gatewayRef: text('gateway_ref').notNull(),
    kind: text('kind').notNull(),
    raw: text('raw').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  (t) => [
    uniqueIndex('gateway_events_event_key').on(t.gateway, t.eventId),
    index('gateway_events_waiting_idx').on(t.nextTryAt).where(sql`${t.processedAt} is null`),
  ],
);
