import { type EurMinor, eur, minus, smaller, sum } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertUse, lockSpendable, spend } from './credit-notes.repository.ts';
import { todayOf } from './credits-today.ts';

export type Reservation = { userId: string; orderId: string; eur: EurMinor };

/**
 * Keeps so much of a person's credit for an order, which has nothing of it yet: of what ends first. Whoever spends the
 * same waits for the notes; false, and nothing kept, where there is less by then.
 */
export const reserveCredit = async (ctx: Ctx, wish: Reservation): Promise<boolean> => {
  const { userId, orderId } = wish;
  const notes = await lockSpendable(ctx.db, { userId, today: todayOf(ctx) });
  if (sum(notes.map(({ leftEur }) => eur(leftEur))) < wish.eur) return false;
  let missing = wish.eur;
  for (const { id: noteId, leftEur } of notes) {
    const piece = smaller(missing, eur(leftEur));
    if (piece === 0) break;
    const use = { id: uuidv7(), noteId, orderId, eur: piece, createdAt: ctx.now };
    await insertUse(ctx.db, { ...use, state: 'reserved' });
    await spend(ctx.db, noteId, piece);
    missing = minus(missing, piece);
  }
  return true;
};
