import { lastPostponement, type Postponement } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isOnlyForOthers } from '../claims/invited-places.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';

type Withdrawable = Pick<Order, 'state' | 'lines' | 'placedAt'>;

/**
 * The move of a course for which an order of it alone may still be left free of charge: who bought the new dates may not,
 * nor who bought it for somebody else, who takes part.
 */
export const findFreeWithdrawal = async (
  db: Tx | Db,
  order: Withdrawable,
  now: Date,
): Promise<Postponement | null> => {
  const [line, ...others] = order.lines;
  return line && others.length === 0 ? findLineWithdrawal(db, { order, line }, now) : null;
};

/** The same of one course of an order, which its other courses outlive. */
export const findLineWithdrawal = async (
  db: Tx | Db,
  { order: { state, placedAt }, line }: { order: Withdrawable; line: Line },
  now: Date,
): Promise<Postponement | null> => {
  if (state !== 'confirmed' || !placedAt || isOnlyForOthers(line)) return null;
  const move = await lastPostponement(db, line.courseId);
  return move && placedAt < move.at && now <= move.withdrawUntil ? move : null;
};
