import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { allocations, captures, obligations, refunds } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Foreign } from '../gateways/gateway.ts';
import type { Owner } from '../payments.ports.ts';

export type Capture = typeof captures.$inferSelect;

/**
 * A capture with what became of it: `refundedAed` is to go back, and all of that has gone where it `isReturned`. `eurLeft`
 * and `aedLeft` are applied and are not to go back.
 */
export type CaptureView = Capture & {
  appliedAed: number;
  appliedEur: number;
  refundedAed: number;
  isReturned: boolean;
  aedLeft: number;
  eurLeft: number;
};

/** What came in another currency; null of all that came in dirhams. */
export const foreignOf = ({ foreignCurrency, foreignMinor }: Capture): Foreign | null =>
  foreignCurrency !== null && foreignMinor !== null
    ? { currency: foreignCurrency, minor: foreignMinor }
    : null;

const ofOwner = (owner: Owner) => and(eq(captures.ownerKind, owner.kind), eq(captures.ownerId, owner.id));

/** Undefined when this transaction has been recorded before. */
export const insertCapture = async (db: Tx, row: Capture): Promise<Capture | undefined> => {
  const [inserted] = await db
    .insert(captures)
    .values(row)
    .onConflictDoNothing({ target: [captures.gateway, captures.transactionId] })
    .returning();
  return inserted;
};

export const findCapture = async (db: Tx | Db, id: string): Promise<Capture | undefined> => {
  const [row] = await db.select().from(captures).where(eq(captures.id, id));
  return row;
};

export const findCaptureOf = async (
  db: Tx | Db,
  { gateway, transactionId }: { gateway: string; transactionId: string },
): Promise<Capture | undefined> => {
  const [row] = await db
    .select()
    .from(captures)
    .where(and(eq(captures.gateway, gateway), eq(captures.transactionId, transactionId)));
  return row;
};

/** Every capture of an owner, newest first. */
export const listCaptures = async (db: Tx | Db, owner: Owner): Promise<CaptureView[]> => {
  const rows = await db.select().from(captures).where(ofOwner(owner)).orderBy(desc(captures.id));
  const applied = await db
    .select({
      captureId: allocations.captureId,
      aed: sql`sum(${allocations.aed})`.mapWith(Number),
      eur: sql`sum(${allocations.eur})`.mapWith(Number),
    })
    .from(allocations)
    .innerJoin(captures, eq(captures.id, allocations.captureId))
    .where(ofOwner(owner))
    .groupBy(allocations.captureId);
  const returned = await db
    .select({
      captureId: refunds.captureId,
      kind: refunds.kind,
      aed: refunds.aed,
      eur: refunds.eur,
      state: refunds.state,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(ofOwner(owner));
  return rows.map((row) => {
    const { aed = 0, eur = 0 } = applied.find((sum) => sum.captureId === row.id) ?? {};
    const back = returned.filter((refund) => refund.captureId === row.id);
    const ofOrder = back.filter((refund) => refund.kind === 'order');
    return {
      ...row,
      appliedAed: aed,
      appliedEur: eur,
      refundedAed: back.reduce((all, refund) => all + refund.aed, 0),
      isReturned: back.every(({ state }) => state === 'succeeded'),
      aedLeft: ofOrder.reduce((left, refund) => left - refund.aed, aed),
      eurLeft: ofOrder.reduce((left, refund) => left - refund.eur, eur),
    };
  });
};

type Left = { aed: number; eur: number };

const sumLeft = (column: 'aed' | 'eur') => {
  const amount = sql.identifier(column);
  return sql`coalesce(sum(
    (select coalesce(sum(a.${amount}), 0) from ${allocations} a where a.capture_id = ${captures}.id)
    - (select coalesce(sum(r.${amount}), 0) from ${refunds} r where r.capture_id = ${captures}.id and r.kind = 'order')
  ), 0)`.mapWith(Number);
};

type LeftByMethod = Left & Pick<Capture, 'ownerId' | 'method'>;

/** What these owners have applied and was not given back yet, of each by how it came. */
export const listLeft = (
  db: Tx | Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<LeftByMethod[]> =>
  db
    .select({
      ownerId: captures.ownerId,
      method: captures.method,
      aed: sumLeft('aed'),
      eur: sumLeft('eur'),
    })
    .from(captures)
    .where(and(eq(captures.ownerKind, kind), inArray(captures.ownerId, [...ids])))
    .groupBy(captures.ownerId, captures.method);

/** The same of one owner, all together. */
export const leftOf = async (db: Tx | Db, { kind, id }: Owner): Promise<Left> => {
  const left = await listLeft(db, { kind, ids: [id] });
  return left.reduce((all, one) => ({ aed: all.aed + one.aed, eur: all.eur + one.eur }), { aed: 0, eur: 0 });
};

export const lockCaptures = (db: Tx, owner: Owner) =>
  db
    .select({ id: captures.id })
    .from(captures)
    .where(ofOwner(owner))
    .orderBy(asc(captures.id))
    .for('no key update');

/** Gives money to an obligation, in one statement with what it has received by now: a constraint refuses more than is due. */
export const insertAllocation = (db: Tx, row: typeof allocations.$inferInsert) => {
  const given = db
    .$with('given')
    .as(db.insert(allocations).values(row).returning({ id: allocations.obligationId, aed: allocations.aed }));
  return db
    .with(given)
    .update(obligations)
    .set({ appliedAed: sql`${obligations.appliedAed} + ${given.aed}` })
    .from(given)
    .where(eq(obligations.id, given.id));
};

/** The EUR that allocations have settled of the owner's obligations, by obligation. */
export const settledEurByObligation = async (db: Tx | Db, owner: Owner): Promise<Map<string, number>> => {
  const rows = await db
    .select({ obligationId: allocations.obligationId, eur: sql`sum(${allocations.eur})`.mapWith(Number) })
    .from(allocations)
    .innerJoin(captures, eq(captures.id, allocations.captureId))
    .where(ofOwner(owner))
    .groupBy(allocations.obligationId);
  return new Map(rows.map((row) => [row.obligationId, row.eur]));
};
