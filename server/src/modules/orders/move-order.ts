import { canMoveOrder, type OrderState } from '#domain/orders/order-state.ts';
import type { PlaceState } from '#domain/orders/place-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Order, type OrderChanges, updateOrder } from './orders.repository.ts';

type Changes = Pick<OrderChanges, 'set' | 'freeze'>;

/** What becomes of the buyer's own places; a place that waits for somebody who was invited goes on waiting. */
const OWN_PLACES: Readonly<Record<OrderState, PlaceState>> = {
  draft: 'open',
  placed: 'open',
  confirmed: 'accepted',
  cancelled: 'cancelled',
  lapsed: 'cancelled',
};

/** The one way from a state to another. `order` was read under its lock; a move that there is not is a mistake of ours. */
export const moveOrder = async (
  ctx: Ctx,
  { order, to }: { order: Pick<Order, 'id' | 'state' | 'lines'>; to: OrderState },
  changes: Changes,
): Promise<Order> => {
  if (!canMoveOrder(order.state, to))
    throw new Error(`order ${order.id} cannot go from ${order.state} to ${to}`);
  const own = OWN_PLACES[to];
  const moving = order.lines
    .flatMap(({ places }) => places)
    .filter(({ userId, state }) => state !== own && (userId !== null || own === 'cancelled'));
  const move = { placeIds: moving.map(({ id }) => id), to: own, at: ctx.now };
  return updateOrder(ctx.db, order, {
    ...changes,
    set: { ...changes.set, state: to },
    ...(moving.length > 0 && { move }),
  });
};
