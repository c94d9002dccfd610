import { lastPostponement, type Postponement } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';

/** The move of a course for which an order of it alone may still be left free of charge: who bought the new dates may not. */
export const findFreeWithdrawal = async (
  db: Tx | Db,
  { state, lines, placedAt }: Pick<Order, 'state' | 'lines' | 'placedAt'>,
  now: Date,
): Promise<Postponement | null> => {
  const [line, ...others] = lines;
  if (state !== 'confirmed' || !placedAt || !line || others.length > 0) return null;
  const move = await lastPostponement(db, line.courseId);
  return move && placedAt < move.at && now <= move.withdrawUntil ? move : null;
};
