import { eq, sql } from 'drizzle-orm';
import { captures, refunds } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { beginsWith, inItsOrder } from '#server/platform/db/words.ts';

/** Money that a gateway, or a bank, knows by a name of its own. */
export type Transaction = {
  id: string;
  name: string;
  gateway: string;
  move: 'received' | 'refunded';
  ownerKind: string;
  ownerId: string;
  at: Date;
};

const SALE = { gateway: captures.gateway, ownerKind: captures.ownerKind, ownerId: captures.ownerId };

/** Payments and refunds whose name begins so, in whatever case: those that come first. */
export const findTransactions = async (
  db: Tx | Db,
  beginning: string,
  limit: number,
): Promise<Transaction[]> => {
  const small = beginning.toLowerCase();
  const received = sql`lower(${captures.transactionId})`;
  const refunded = sql`lower(${refunds.gatewayRefundId})`;
  const payments = await db
    .select({ ...SALE, id: captures.id, name: captures.transactionId, at: captures.capturedAt })
    .from(captures)
    .where(beginsWith(received, small))
    .orderBy(inItsOrder(received))
    .limit(limit);
  const back = await db
    .select({
      ...SALE,
      id: refunds.id,
      name: sql<string>`${refunds.gatewayRefundId}`,
      at: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(beginsWith(refunded, small))
    .orderBy(inItsOrder(refunded))
    .limit(limit);
  return [
    ...payments.map((row) => ({ ...row, move: 'received' as const })),
    ...back.map((row) => ({ ...row, move: 'refunded' as const })),
  ].slice(0, limit);
};
