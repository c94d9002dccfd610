import { lastPostponement, type Postponement } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';

/** The move of a course for which an order may still be left free of charge: who bought the new dates may not. */
export const findFreeWithdrawal = async (
  db: Tx | Db,
  { state, courseId, placedAt }: Pick<Order, 'state' | 'courseId' | 'placedAt'>,
  now: Date,
): Promise<Postponement | null> => {
  if (state !== 'confirmed' || !placedAt) return null;
  const move = await lastPostponement(db, courseId);
  return move && placedAt < move.at && now <= move.withdrawUntil ? move : null;
};
