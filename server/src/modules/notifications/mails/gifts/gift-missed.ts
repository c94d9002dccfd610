import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { giftEvents } from '#server/modules/gifts/index.ts';
import { defineMail } from '../mail.ts';
import { findGiftFacts } from './read-gift.ts';

type GiftMissed = {
  name: string;
  reference: string;
  title: string;
  orderUrl: string;
  contactEmail: string;
};

export const giftMissed = defineMail({
  template: 'gift-missed',
  on: [giftEvents['gift.missed']],
  /** Its giver, once for each course. */
  async to(ctx, { giftId, placeId }) {
    const gift = await findGiftFacts(ctx, giftId);
    return gift ? [{ recipient: gift.giver.email, about: placeId, data: { giftId, placeId } }] : [];
  },
  async read(ctx, { giftId, placeId }) {
    const gift = await findGiftFacts(ctx, giftId);
    const missed = gift?.standings.find(({ place }) => place.id === placeId);
    if (!gift || missed?.state !== 'begun') return null;
    const { giver, order, orderUrl, contactEmail } = gift;
    return { name: giver.name, reference: order.reference, title: missed.line.title, orderUrl, contactEmail };
  },
  write: ({ name, reference, title, orderUrl, contactEmail }: GiftMissed): Letter => ({
    subject: `Your gift was not claimed: ${title}`,
    heading: 'Your gift was not claimed',
    paragraphs: [
      greeting(name),
      `${title} has begun and nobody has claimed the place that you gave. It can no longer be claimed: it stays yours, and nothing goes back.`,
    ],
    facts: [
      { label: 'Course', value: title },
      { label: 'Order', value: reference },
    ],
    action: { label: 'See your order', href: orderUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
