import type { OuterCtx } from '#server/calls/context.ts';
import { ownerOfChange } from '../../orders/index.ts';
import { expireLiveAttempts } from '../../payments/index.ts';
import { endChange } from '../changes/end-change.ts';
import { listWithoutSeat } from './pass-ons.repository.ts';

const MOST_IN_ONE_RUN = 200;

/**
 * Whose order was cancelled, or course called off, has no seat to pass on any more: the invitation ends and its fee goes
 * back. What was being paid for it meanwhile goes back too.
 */
export const endWithoutSeat = async (ctx: OuterCtx): Promise<void> => {
  for (const change of await listWithoutSeat(ctx.database, MOST_IN_ONE_RUN)) {
    try {
      await ctx.transact((tx) => endChange(tx, change, 'given-up'));
      await expireLiveAttempts(ctx, ownerOfChange(change));
    } catch (error) {
      ctx.log.error(
        { err: error, changeId: change.id },
        'a passing on could not be ended and is tried again',
      );
    }
  }
};
