import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { DONE_BY, type Forgotten, type PersonKeeper } from '#server/calls/person-keeper.ts';
import {
  attempts,
  captures,
  gatewayEvents,
  needsAction,
  obligations,
  refunds,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** The books keep what has moved; what is still moving, and what was entered, is asked by the modules whose owners they are. */
export const moneyOfPerson: PersonKeeper = {
  columns: {
    'obligations.payer_id': 'kept: the books tell whose money it was, by the pseudonym',
    'captures.recorded_by': DONE_BY,
    'refunds.requested_by': DONE_BY,
    'needs_action.resolved_by': DONE_BY,
  },
  forget: async ({ db }, { words }) => {
    const message = sql<string>`strike(${needsAction.message}, ${sql.param([...words])}::text[])`;
    await db.update(needsAction).set({ message }).where(sql`${needsAction.message} <> ${message}`);
  },
};

/** Owners of one kind, as `Owner` names them one by one. */
type Owners = { kind: string; ids: readonly string[] };

const MOVING = {
  unpaid: 'Something of theirs is not paid yet. Please have it paid, or cancel it.',
  paying: 'A payment of theirs is under way. Please try again once it is over.',
  refund: 'Money is on its way back to them. Please try again once it has arrived.',
  dispute: 'A payment of theirs is disputed. Please try again once that is decided.',
  action: 'Money of theirs waits for a decision of yours. Please look at what needs action.',
};

/** Why the money of these owners still moves, or may; null where all is settled. */
export const findMovingMoney = async (db: Tx | Db, { kind, ids }: Owners): Promise<string | null> => {
  const owned = sql`owner_kind = ${kind} and owner_id = any(${sql.param([...ids])}::uuid[])`;
  const ofAttempts = sql`attempts a join obligations o on o.id = a.obligation_id where ${owned}`;
  const { rows } = await db.execute<{ why: keyof typeof MOVING | null }>(sql`select case
    when exists (select from ${ofAttempts} and (a.state in ('created', 'open', 'unknown') or a.next_check_at is not null))
      or exists (select from gateway_events where processed_at is null
        and gateway_ref in (select a.gateway_ref from ${ofAttempts})) then 'paying'
    when exists (select from refunds r join captures c on c.id = r.capture_id where ${owned} and r.state <> 'succeeded')
      then 'refund'
    when exists (select from disputes d join captures c on c.id = d.capture_id where ${owned} and d.state = 'open')
      then 'dispute'
    when exists (select from obligations where ${owned} and voided_at is null and applied_aed < aed) then 'unpaid'
    when exists (select from needs_action where ${owned} and resolved_at is null) then 'action'
    end as why`);
  const why = rows[0]?.why;
  return why ? MOVING[why] : null;
};

/** What was entered and said with the payments of these owners; their figures stay. */
export const forgetPayments = async (db: Tx, { kind, ids }: Owners, { words }: Forgotten): Promise<void> => {
  const taken = sql.param([...words]);
  const ofOwners = db
    .select({ id: obligations.id })
    .from(obligations)
    .where(and(eq(obligations.ownerKind, kind), inArray(obligations.ownerId, [...ids])));
  const named = db
    .select({ gatewayRef: attempts.gatewayRef })
    .from(attempts)
    .where(and(inArray(attempts.obligationId, ofOwners), isNotNull(attempts.gatewayRef)));
  await db.update(gatewayEvents).set({ raw: '' }).where(inArray(gatewayEvents.gatewayRef, named));
  await db.update(attempts).set({ submission: null }).where(inArray(attempts.obligationId, ofOwners));
  const received = and(eq(captures.ownerKind, kind), inArray(captures.ownerId, [...ids]));
  await db
    .update(captures)
    .set({ note: sql`strike(${captures.note}, ${taken}::text[])` })
    .where(received);
  await db
    .update(refunds)
    .set({ reason: sql`strike(${refunds.reason}, ${taken}::text[])`, lastProblem: null })
    .where(inArray(refunds.captureId, db.select({ id: captures.id }).from(captures).where(received)));
};

/** What these owners owe, what came in and what went back. */
export const tellPayments = async (db: Tx | Db, { kind, ids }: Owners): Promise<Record<string, object[]>> => {
  const received = and(eq(captures.ownerKind, kind), inArray(captures.ownerId, [...ids]));
  const { ownerId, method, aed, capturedAt } = captures;
  return {
    owed: await db
      .select()
      .from(obligations)
      .where(and(eq(obligations.ownerKind, kind), inArray(obligations.ownerId, [...ids]))),
    payments: await db.select({ ownerId, method, aed, capturedAt }).from(captures).where(received),
    refunds: await db
      .select({
        aed: refunds.aed,
        reason: refunds.reason,
        state: refunds.state,
        createdAt: refunds.createdAt,
      })
      .from(refunds)
      .innerJoin(captures, eq(captures.id, refunds.captureId))
      .where(received),
  };
};
