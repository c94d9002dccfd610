import type { Ctx } from '#server/calls/context.ts';
import { listConcernedOrders } from '#server/modules/orders/index.ts';

type Work = { courseId: string; job: string; ids?: Record<string, string> };

/** One job for each order that a change of its course concerns: one that fails is tried again and stops no other. */
export const tellOrders = async (ctx: Ctx, { courseId, job, ids }: Work): Promise<void> => {
  for (const { id: orderId } of await listConcernedOrders(ctx.db, courseId))
    await ctx.ports.jobs.enqueue(ctx.db, job, { ...ids, orderId });
};
