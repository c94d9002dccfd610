import type { Ctx } from '#server/calls/context.ts';
import { listConcernedOrders } from '#server/modules/orders/index.ts';

/** One job for each order that a change of its course concerns: one that fails is tried again and stops no other. */
export const tellOrders = async (
  ctx: Ctx,
  courseId: string,
  tell: (orderId: string) => Promise<void>,
): Promise<void> => {
  for (const { id } of await listConcernedOrders(ctx.db, courseId)) await tell(id);
};
