import { and, asc, eq } from 'drizzle-orm';
import { type EurMinor, eur } from '#domain/money/money.ts';
import { lineChanges } from '#server/db/schema/index.ts';
import { listLeft, type Owner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { CHANGE_KIND, ownerOfChange } from '../owner-of.ts';

/** What one move of a line to another date has added to what was paid for it, or taken from it. */
export type PaidMove = {
  lineId: string;
  owner: Owner;
  /** What is left of what was paid for the move, and of the difference in it: a fee is no part of a price. */
  left: EurMinor;
  added: EurMinor;
  /** The fee that was kept of what went back, out of what was paid for the order. */
  kept: EurMinor;
};

/** The moves of an order's lines that were carried out, oldest first. */
export const listPaidMoves = async (db: Tx | Db, orderId: string): Promise<PaidMove[]> => {
  const moves = await db
    .select()
    .from(lineChanges)
    .where(and(eq(lineChanges.orderId, orderId), eq(lineChanges.kind, 'move'), eq(lineChanges.state, 'done')))
    .orderBy(asc(lineChanges.doneAt), asc(lineChanges.id));
  if (moves.length === 0) return [];
  const all = await listLeft(db, { kind: CHANGE_KIND, ids: moves.map(({ id }) => id) });
  return moves.map(({ id, lineId, feeEur, differenceEur }) => {
    const left = all.filter(({ ownerId }) => ownerId === id).reduce((sum, one) => sum + one.eur, 0);
    return {
      lineId,
      owner: ownerOfChange({ id }),
      left: eur(left),
      added: eur(Math.max(0, left - feeEur)),
      kept: eur(Math.min(feeEur, Math.max(0, -differenceEur))),
    };
  });
};
