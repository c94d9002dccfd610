import type { OuterCtx } from '#server/calls/context.ts';
import { handOver } from './hand-over.ts';
import { listEndedOffers } from './waiting.repository.ts';

/** Seats whose offer is over go to the next in line. One course that fails does not keep the others waiting. */
export const endLapsedOffers = async (ctx: OuterCtx): Promise<void> => {
  for (const courseId of await listEndedOffers(ctx.database)) {
    try {
      await ctx.transact((tx) => handOver(tx, { courseId, freed: 0 }));
    } catch (error) {
      ctx.log.error({ err: error, courseId }, 'an offer could not be ended and is tried again');
    }
  }
};
