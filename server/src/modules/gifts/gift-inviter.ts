import type { Inviter } from '../orders/index.ts';
import { findGiftOfOrder, markClaimed, markOpened } from './gifts.repository.ts';

/** Gifts as the claim page sees them. */
export const giftInviter: Inviter = {
  async describe(db, { order }) {
    const gift = await findGiftOfOrder(db, order.id);
    return gift ? { kind: 'gift', message: gift.message, until: null, ended: null } : null;
  },
  onOpened: ({ db, now }, { order }) => markOpened(db, order.id, now),
  onClaimed: ({ db, now }, { id }) => markClaimed(db, id, now),
};
