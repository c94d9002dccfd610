import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findGiftOfOrder } from '#server/modules/gifts/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { titleOfAll } from './gift-letter.ts';
import { findGiftFacts } from './read-gift.ts';

type GiftClaimed = {
  name: string;
  reference: string;
  claimedBy: string;
  claimed: string[];
  /** What they have already, so that it waits for somebody else. */
  waiting: string[];
  orderUrl: string;
};

export const giftClaimed = defineMail({
  template: 'gift-claimed',
  on: [orderEvents['place.claimed']],
  /** Its giver, once for each time that somebody claims. */
  async to(ctx, { orderId, placeId }) {
    const gift = await findGiftOfOrder(ctx.db, orderId);
    const facts = gift && (await findGiftFacts(ctx, gift.id));
    if (!gift || !facts) return [];
    return [{ recipient: facts.giver.email, about: placeId, data: { giftId: gift.id, placeId } }];
  },
  async read(ctx, { giftId, placeId }) {
    const gift = await findGiftFacts(ctx, giftId);
    const claimantId = gift?.standings.find(({ place }) => place.id === placeId)?.place.userId;
    const claimant = claimantId ? await findUser(ctx.db, claimantId) : undefined;
    if (!gift || !claimant) return null;
    return {
      name: gift.giver.name,
      reference: gift.order.reference,
      claimedBy: `${claimant.firstName} ${claimant.lastName}`.trim(),
      claimed: gift.standings
        .filter(({ place, state }) => state === 'claimed' && place.userId === claimantId)
        .map(({ line }) => line.title),
      waiting: gift.standings.filter(({ state }) => state === 'open').map(({ line }) => line.title),
      orderUrl: gift.orderUrl,
    };
  },
  write: ({ name, reference, claimedBy, claimed, waiting, orderUrl }: GiftClaimed): Letter => ({
    subject: `Your gift was claimed: ${titleOfAll(claimed.map((title) => ({ title })))}`,
    heading: 'Your gift was claimed',
    paragraphs: [
      greeting(name),
      `${claimedBy} has claimed your gift and is enrolled.`,
      ...(waiting.length > 0
        ? [
            'They have a course of it already, so its place waits for somebody else. You can give it to another address under your order.',
          ]
        : []),
    ],
    facts: [{ label: 'Order', value: reference }],
    lists: [
      { title: 'Claimed', items: claimed },
      ...(waiting.length > 0 ? [{ title: 'Still waiting', items: waiting }] : []),
    ],
    action: { label: 'See your gift', href: orderUrl },
  }),
});
