import type { Inviter } from '../orders/index.ts';
import { findGiftOfOrder, markClaimed, markOpened } from './gifts.repository.ts';

/** Gifts as the claim page sees them. */
export const giftInviter: Inviter = {
  async describe(db, { id }) {
    const gift = await findGiftOfOrder(db, id);
    return gift ? { isGift: true, message: gift.message } : null;
  },
  onOpened: ({ db, now }, { id }) => markOpened(db, id, now),
  onClaimed: ({ db, now }, { id }) => markClaimed(db, id, now),
};
