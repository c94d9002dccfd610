import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { lockOrder } from '../../orders/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { findPassOn, listToRemind, markPassOn } from './pass-ons.repository.ts';

/** Of the three days that they have. Who has had the letter for less than half a day knows. */
const HOURS_AHEAD = 24;
const HOURS_SINCE_LETTER = 12;

/** Tells whoever has not answered, once, that the seat waits for them for a day only. */
export const remindInvited = async (ctx: OuterCtx): Promise<void> => {
  const sentBefore = new Date(ctx.now.getTime() - HOURS_SINCE_LETTER * 3_600_000);
  for (const { changeId, orderId } of await listToRemind(ctx.database, { hours: HOURS_AHEAD, sentBefore }))
    await ctx.transact(async (tx) => {
      await lockOrder(tx.db, orderId);
      const passOn = await findPassOn(tx.db, changeId);
      if (passOn?.state !== 'pending' || passOn.remindedAt) return;
      await markPassOn(tx.db, changeId, { remindedAt: tx.now });
      await announce(tx, afterSaleEvents['pass-on.ending'], { changeId });
    });
};
