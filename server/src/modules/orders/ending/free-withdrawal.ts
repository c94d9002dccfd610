import { lastPostponement, type Postponement } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isOnlyForOthers } from '../claims/invited-places.ts';
import type { Order } from '../orders.repository.ts';

/**
 * The move of a course for which an order of it alone may still be left free of charge: who bought the new dates may not,
 * nor who bought it for somebody else, who takes part.
 */
export const findFreeWithdrawal = async (
  db: Tx | Db,
  { state, lines, placedAt }: Pick<Order, 'state' | 'lines' | 'placedAt'>,
  now: Date,
): Promise<Postponement | null> => {
  const [line, ...others] = lines;
  if (state !== 'confirmed' || !placedAt || !line || others.length > 0 || isOnlyForOthers(line)) return null;
  const move = await lastPostponement(db, line.courseId);
  return move && placedAt < move.at && now <= move.withdrawUntil ? move : null;
};
