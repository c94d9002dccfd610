/**
 * A place that somebody is invited to, as it is for whoever opens the link. open: can be claimed · claimed: somebody takes
 * part by it · had: its reader has the course already, so that it waits for somebody else · begun: its course began before
 * it was claimed · gone: the course does not take place, or the place was taken back.
 */
export const CLAIM_PLACE_STATES = ['open', 'claimed', 'had', 'begun', 'gone'] as const;
export type ClaimPlaceState = (typeof CLAIM_PLACE_STATES)[number];

export type InvitedPlace = {
  state: 'open' | 'accepted' | 'cancelled';
  isCourseCancelled: boolean;
  hasBegun: boolean;
  /** Whether its reader may take part in the course already, by any place but this one. */
  isHad: boolean;
};

export function claimPlaceState(place: InvitedPlace): ClaimPlaceState {
  if (place.state === 'accepted') return 'claimed';
  if (place.state === 'cancelled' || place.isCourseCancelled) return 'gone';
  if (place.hasBegun) return 'begun';
  return place.isHad ? 'had' : 'open';
}

/**
 * gift: from whoever has paid · pass-on: the seat of whoever sits on it until it is accepted · place: any other, of an order
 * for several.
 */
export const INVITATION_KINDS = ['gift', 'pass-on', 'place'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/**
 * An invitation as a whole. `replaced` is one that names no place any more, since another was sent for it; `declined` and
 * `lapsed` are of one that had to be accepted in time.
 */
export const CLAIM_STATES = [
  'open',
  'claimed',
  'too-late',
  'taken-back',
  'replaced',
  'declined',
  'lapsed',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What is still to be had counts most, then what somebody has, then what was missed. */
export function claimState(places: readonly ClaimPlaceState[]): ClaimState {
  if (places.length === 0) return 'replaced';
  if (places.includes('open') || places.includes('had')) return 'open';
  if (places.includes('claimed')) return 'claimed';
  return places.includes('begun') ? 'too-late' : 'taken-back';
}
