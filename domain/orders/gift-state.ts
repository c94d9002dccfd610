import type { ClaimPlaceState } from './claim-state.ts';

/**
 * planned: the letter goes out on a day that is ahead · to-hand-on: the giver has the link and no letter is sent · sent ·
 * opened · claimed: nothing waits any more and somebody takes part · too-late: it began before anybody claimed it ·
 * taken-back: everything went back to the giver · called-off: its order ended otherwise.
 */
export const GIFT_STATES = [
  'planned',
  'to-hand-on',
  'sent',
  'opened',
  'claimed',
  'too-late',
  'taken-back',
  'called-off',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export type GiftFacts = {
  isOrderConfirmed: boolean;
  isTakenBack: boolean;
  isOpened: boolean;
  isSent: boolean;
  hasAddress: boolean;
  /** Of all its places, as they are for nobody in particular. */
  places: readonly ClaimPlaceState[];
};

/** How far a gift has come, as its giver sees it. A place that still waits counts more than those that are claimed. */
export function giftState(gift: GiftFacts): GiftState {
  if (gift.isTakenBack) return 'taken-back';
  if (!gift.isOrderConfirmed) return 'called-off';
  if (!gift.places.includes('open')) {
    if (gift.places.includes('claimed')) return 'claimed';
    return gift.places.includes('begun') ? 'too-late' : 'called-off';
  }
  if (gift.isOpened) return 'opened';
  if (gift.isSent) return 'sent';
  return gift.hasAddress ? 'planned' : 'to-hand-on';
}

/** A gift goes back to its giver as a whole: while all of it waits, and until the first of its sessions. */
export function canTakeBack({
  isOrderConfirmed,
  places,
}: Pick<GiftFacts, 'isOrderConfirmed' | 'places'>): boolean {
  return (
    isOrderConfirmed && places.includes('open') && !places.includes('claimed') && !places.includes('begun')
  );
}

/** Days before the first session on which whoever was given it is reminded, once each. */
export const GIFT_NOTICES = { '14': 14, '3': 3 } as const;
export type GiftNotice = keyof typeof GIFT_NOTICES;

/** It is said again on so many days, should the academy have stood still; whoever mails it does so once. */
const DAYS_LATE = 2;

/** Which reminder is due so many calendar days before the first session. */
export function giftNotice(daysLeft: number): GiftNotice | null {
  for (const notice of ['14', '3'] as const) {
    const late = GIFT_NOTICES[notice] - daysLeft;
    if (daysLeft > 0 && late >= 0 && late <= DAYS_LATE) return notice;
  }
  return null;
}
