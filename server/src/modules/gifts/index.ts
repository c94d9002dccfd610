export { type Gathered, gatherGift, waitingOf } from './gather-gift.ts';
export { giftInviter } from './gift-inviter.ts';
export { giftEvents } from './gifts.events.ts';
export { findGift, findGiftOfOrder, type GiftWords, writeGift } from './gifts.repository.ts';
export { giftsOfPerson } from './gifts-of-person.repository.ts';
export { linkOf } from './present-gift.ts';
export { type GiftWish, requireGiftable } from './require-giftable.ts';
