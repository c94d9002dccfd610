import { and, asc, eq, sql } from 'drizzle-orm';
import { captures, refunds } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments.ports.ts';

export type Refund = typeof refunds.$inferSelect;

export const insertRefund = async (
  db: Tx,
  row: Pick<Refund, 'id' | 'captureId' | 'kind' | 'aed' | 'eur' | 'reason' | 'requestedBy' | 'createdAt'> & {
    foreignMinor?: number;
  },
): Promise<void> => {
  await db.insert(refunds).values({ ...row, state: 'pending' });
};

export const findRefund = async (db: Tx | Db, id: string): Promise<Refund | undefined> => {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
};

/** By the gateway's name of it. */
export const findRefundOf = async (
  db: Tx | Db,
  gateway: string,
  gatewayRefundId: string,
): Promise<Refund | undefined> => {
  const [row] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(and(eq(captures.gateway, gateway), eq(refunds.gatewayRefundId, gatewayRefundId)));
  return row?.refund;
};

export const lockRefund = async (db: Tx, id: string): Promise<Refund | undefined> => {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  return row;
};

export const updateRefund = (
  db: Tx,
  id: string,
  set: Partial<Pick<Refund, 'state' | 'gatewayRefundId' | 'lastProblem' | 'settledAt'>>,
) => db.update(refunds).set(set).where(eq(refunds.id, id));

/** Counts a try before it is made; undefined when there is nothing left to do. */
export const beginTry = async (db: Tx, id: string): Promise<Refund | undefined> => {
  const [row] = await db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1` })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')))
    .returning();
  return row;
};

/** Tried ever more rarely: after 1, 3, 7, 15 … minutes. */
export const listDueRefunds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      sql`${refunds.state} = 'pending' and ${refunds.createdAt} + (2 ^ greatest(${refunds.tries}, 1) - 1) * interval '1 minute' <= now()`,
    )
    .orderBy(asc(refunds.createdAt))
    .limit(100);
  return rows.map((row) => row.id);
};

/** Whether a refund has been tried for a day. */
export const isOldRefund = async (db: Tx, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, id), sql`${refunds.createdAt} < now() - interval '24 hours'`));
  return rows.length > 0;
};

/** Every refund of an owner's captures, oldest first. */
export const listRefunds = async (db: Tx | Db, owner: Owner): Promise<Refund[]> => {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(and(eq(captures.ownerKind, owner.kind), eq(captures.ownerId, owner.id)))
    .orderBy(asc(refunds.id));
  return rows.map((row) => row.refund);
};
