import { canMoveOrder, type OrderState } from '#domain/orders/order-state.ts';
import { PLACE_STATES, type PlaceState } from '#domain/orders/place-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Place, PlaceMove } from './lines/order-lines.repository.ts';
import { type Order, type OrderChanges, updateOrder } from './orders.repository.ts';

type Changes = Pick<OrderChanges, 'set' | 'freeze'>;

/** What becomes of the buyer's own places. */
const OWN_PLACES: Readonly<Record<OrderState, PlaceState>> = {
  draft: 'open',
  placed: 'open',
  confirmed: 'accepted',
  cancelled: 'cancelled',
  lapsed: 'cancelled',
};

/** A place that nobody has claimed goes on waiting, or waits again, for as long as its order may stand. */
const stateIn = (to: OrderState, { userId }: Place): PlaceState =>
  userId === null && OWN_PLACES[to] === 'accepted' ? 'open' : OWN_PLACES[to];

/** The one way from a state to another. `order` was read under its lock; a move that there is not is a mistake of ours. */
export const moveOrder = async (
  ctx: Ctx,
  { order, to }: { order: Pick<Order, 'id' | 'state' | 'lines'>; to: OrderState },
  changes: Changes,
): Promise<Order> => {
  if (!canMoveOrder(order.state, to))
    throw new Error(`order ${order.id} cannot go from ${order.state} to ${to}`);
  return updateOrder(ctx.db, order, {
    ...changes,
    set: { ...changes.set, state: to },
    moves: movesOf(order, { to, at: ctx.now }),
  });
};

const movesOf = ({ lines }: Pick<Order, 'lines'>, { to, at }: { to: OrderState; at: Date }): PlaceMove[] => {
  const moving = lines.flatMap(({ places }) => places).filter((place) => place.state !== stateIn(to, place));
  return PLACE_STATES.flatMap((state) => {
    const placeIds = moving.filter((place) => stateIn(to, place) === state).map(({ id }) => id);
    return placeIds.length > 0 ? [{ placeIds, to: state, at }] : [];
  });
};
