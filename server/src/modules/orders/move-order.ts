import { canMoveOrder, type OrderState } from '#domain/orders/order-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Order, updateOrder } from './orders.repository.ts';

type Changes = Omit<Parameters<typeof updateOrder>[2], 'state'>;

/** The one way from a state to another. `order` was read under its lock; a move that there is not is a mistake of ours. */
export const moveOrder = (
  ctx: Ctx,
  { order, to }: { order: Pick<Order, 'id' | 'state'>; to: OrderState },
  changes: Changes,
): Promise<Order> => {
  if (!canMoveOrder(order.state, to))
    throw new Error(`order ${order.id} cannot go from ${order.state} to ${to}`);
  return updateOrder(ctx.db, order.id, { ...changes, state: to });
};
