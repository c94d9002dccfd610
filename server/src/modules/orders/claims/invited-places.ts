import type { Line, Place } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';

/** A place that somebody is, or was, invited to, with its course. */
export type Invited = { line: Line; place: Place };

const placesOf = ({ lines }: Pick<Order, 'lines'>): Invited[] =>
  lines.flatMap((line) => line.places.map((place) => ({ line, place })));

/** What the invitation of this number is for. */
export const invitedBy = (order: Pick<Order, 'lines'>, version: number): Invited[] =>
  placesOf(order).filter(({ place }) => place.claimVersion === version);

/** Every place that was meant for somebody else than the buyer. */
export const invitedOf = (order: Pick<Order, 'lines'>): Invited[] =>
  placesOf(order).filter(({ place }) => place.claimVersion > 0);

/** The number of the last invitation; 0 where nobody was invited. */
export const lastVersion = (order: Pick<Order, 'lines'>): number =>
  Math.max(0, ...placesOf(order).map(({ place }) => place.claimVersion));

/** Whether its buyer has no place of their own on it, or has none any more while others have. */
export const isOnlyForOthers = ({ places }: Pick<Line, 'places'>): boolean => {
  const live = places.filter(({ state }) => state !== 'cancelled');
  return (live.length > 0 ? live : places).every(({ claimVersion }) => claimVersion > 0);
};

/** Whether its buyer had the seat on which somebody else sits now. */
export const isPassedOn = ({ places }: Pick<Line, 'places'>): boolean =>
  isOnlyForOthers({ places }) && places.some(({ claimVersion }) => claimVersion === 0);
