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

/** Whether its buyer has no place of their own on it. */
export const isOnlyForOthers = ({ places }: Pick<Line, 'places'>): boolean =>
  places.every(({ claimVersion }) => claimVersion > 0);
