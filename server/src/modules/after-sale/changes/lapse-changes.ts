import type { OuterCtx } from '#server/calls/context.ts';
import { ownerOfChange } from '../../orders/index.ts';
import { expireLiveAttempts } from '../../payments/index.ts';
import { type LockedChange, listLapsing } from '../after-sale.repository.ts';
import { endChange } from './end-change.ts';

const MOST_IN_ONE_RUN = 200;

/**
 * What was not paid, or not accepted, in time is over. The card page is closed first: a payment that was made on it
 * carries the change out. While the gateway is silent it waits, for ten minutes after the end at most.
 */
export const lapseChanges = async (ctx: OuterCtx): Promise<void> => {
  for (const change of await listLapsing(ctx.database, MOST_IN_ONE_RUN)) {
    try {
      await lapse(ctx, change);
    } catch (error) {
      ctx.log.error({ err: error, changeId: change.id }, 'a change could not be ended and is tried again');
    }
  }
};

const lapse = async (ctx: OuterCtx, change: LockedChange): Promise<void> => {
  const closing = await expireLiveAttempts(ctx, ownerOfChange(change));
  if (closing === 'captured' || (closing === 'unknown' && !change.isForfeited)) return;
  await ctx.transact((tx) => endChange(tx, change, 'lapsed'));
};
