/**
 * open: of an order that is not paid yet, or waiting for whoever was invited · accepted: its person takes part ·
 * cancelled: it is nobody's any more.
 */
export const PLACE_STATES = ['open', 'accepted', 'cancelled'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];
