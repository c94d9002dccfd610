import { addUp, type EurMinor, eur, smaller, sum } from '#domain/money/money.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';
import { paidLeftOf } from './paid-left.ts';
import { listPaidMoves } from './paid-moves.repository.ts';

/**
 * What was paid so far for one course of an order and was not given back: all of it where the order has no other, else
 * the price that was agreed, since an order of several is paid at once. Differences that were paid when it was moved are
 * part of it, and fees that were kept then are not.
 */
export const paidOfLine = async (db: Tx | Db, order: Order, line: Line): Promise<EurMinor> => {
  const { most } = await paidLeftOf(db, order);
  const moves = (await listPaidMoves(db, order.id)).filter(({ lineId }) => lineId === line.id);
  const added = sum(moves.map((move) => move.added));
  const kept = sum(moves.map((move) => move.kept));
  const isOnly = order.lines.length === 1;
  const agreed = eur(Math.max(0, (line.priceEur ?? 0) - added));
  return addUp(isOnly ? eur(Math.max(0, most - kept)) : smaller(most, agreed), added);
};
