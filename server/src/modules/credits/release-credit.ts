import type { Ctx } from '#server/calls/context.ts';
import { lockNotesOf, moveUses, spend } from './credit-notes.repository.ts';

/** Gives back what an order has reserved and not used; harmless where there is nothing. */
export const releaseCredit = async (ctx: Ctx, orderId: string): Promise<void> => {
  await lockNotesOf(ctx.db, orderId);
  const released = await moveUses(ctx.db, orderId, { from: 'reserved', to: 'released' });
  for (const { noteId, eur } of released) await spend(ctx.db, noteId, -eur);
};
