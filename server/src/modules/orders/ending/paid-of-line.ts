import { type EurMinor, eur, smaller } from '#domain/money/money.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';
import { paidLeftOf } from './paid-left.ts';

/**
 * What was paid so far for one course of an order and was not given back: all of it where the order has no other, else
 * the price that was agreed, since an order of several is paid at once.
 */
export const paidOfLine = async (db: Tx | Db, order: Order, line: Line): Promise<EurMinor> => {
  const { most } = await paidLeftOf(db, order);
  return order.lines.length === 1 ? most : smaller(most, line.priceEur ?? eur(0));
};
