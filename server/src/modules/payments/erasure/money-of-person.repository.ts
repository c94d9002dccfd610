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

/** What somebody owes for, or may have paid for. */
type Owned = { ownerId: string; userId: string };

/** The first of them is told. */
const MOVING = [
  'A payment of theirs is under way. Please try again once it is over.',
  'Money is on its way back to them. Please try again once it has arrived.',
  'A payment of theirs is disputed. Please try again once that is decided.',
  'Something of theirs is not paid yet. Please have it paid, or cancel it.',
  'Money of theirs waits for a decision of yours. Please look at what needs action.',
] as const;

/** Why the money of these owners of one kind still moves, or may, by the id of whose it is; who is missing has none that does. */
export const findMovingMoney = async (
  db: Tx | Db,
  kind: string,
  owned: readonly Owned[],
): Promise<Map<string, string>> => {
  const [ids, userIds] = [owned.map(({ ownerId }) => ownerId), owned.map(({ userId }) => userId)];
  const theirs = (table: string) =>
    sql`owned join ${sql.raw(table)} on owner_kind = ${kind} and owner_id = owned.id`;
  const tried = sql`${theirs('obligations o')} join attempts a on a.obligation_id = o.id`;
  const received = sql`${theirs('captures c')}`;
  const { rows } = await db.execute<{ user_id: string; why: number }>(sql`
    with owned as (
      select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(userIds)}::uuid[]) as t (id, user_id))
    select user_id, min(why) as why from (
      select user_id, 0 as why from ${tried} where a.state in ('created', 'open', 'unknown') or a.next_check_at is not null
      union all select user_id, 0 from ${tried} join gateway_events e on e.gateway_ref = a.gateway_ref
        where e.processed_at is null
      union all select user_id, 1 from ${received} join refunds r on r.capture_id = c.id where r.state <> 'succeeded'
      union all select user_id, 2 from ${received} join disputes d on d.capture_id = c.id where d.state = 'open'
      union all select user_id, 3 from ${theirs('obligations o')} where voided_at is null and applied_aed < aed
      union all select user_id, 4 from ${theirs('needs_action n')} where resolved_at is null
    ) moving group by user_id`);
  return new Map(rows.flatMap(({ user_id, why }) => (MOVING[why] ? [[user_id, MOVING[why]]] : [])));
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
