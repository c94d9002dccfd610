import type { Ctx } from '#server/calls/context.ts';
import { requireKind } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { inLockOrder } from './in-lock-order.ts';

/** Everything that an order holds or has is free for others. */
export const releaseLines = async (ctx: Ctx, { lines }: Order, reason: string): Promise<void> => {
  for (const line of inLockOrder(lines)) await requireKind(ctx.ports, line.kind).release(ctx, line, reason);
};
