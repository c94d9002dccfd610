import type { Letter } from '#emails/letter.ts';
import { giftEvents, waitingOf } from '#server/modules/gifts/index.ts';
import { defineMail } from '../mail.ts';
import { type GiftLetter, giftLetter, titleOfAll } from './gift-letter.ts';
import { courseFactsOf, findGiftFacts } from './read-gift.ts';

export const giftSent = defineMail({
  template: 'gift-sent',
  on: [giftEvents['gift.sent']],
  /** Once for each time that it is sent. */
  async to(ctx, { giftId, sending }) {
    const gift = await findGiftFacts(ctx, giftId);
    if (!gift?.email) return [];
    return [{ recipient: gift.email, about: `${giftId}:${sending}`, data: { giftId, email: gift.email } }];
  },
  /** Nothing where it was claimed or taken back meanwhile, or is for somebody else now. */
  async read(ctx, { giftId, email }) {
    const gift = await findGiftFacts(ctx, giftId);
    if (!gift?.claimUrl || gift.email !== email || !gift.facts.isOrderConfirmed) return null;
    return {
      from: gift.giver.name,
      message: gift.gift.message,
      courses: await courseFactsOf(ctx, waitingOf(gift)),
      claimUrl: gift.claimUrl,
      contactEmail: gift.contactEmail,
    };
  },
  write: (data: GiftLetter): Letter =>
    giftLetter(data, {
      subject: `A gift from ${data.from}: ${titleOfAll(data.courses)}`,
      heading: 'A gift for you',
      paragraphs: [
        'Hello,',
        `${data.from} gives you ${data.courses.length === 1 ? 'the course' : 'the courses'} below. Everything is paid for; you only have to claim it.`,
      ],
    }),
});
