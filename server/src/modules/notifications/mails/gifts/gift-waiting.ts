import { daysBetween, formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import type { CourseFacts } from '#emails/words.ts';
import { giftEvents, waitingOf } from '#server/modules/gifts/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { defineMail } from '../mail.ts';
import { type GiftLetter, giftLetter, titleOfAll } from './gift-letter.ts';
import { courseFactsOf, findGiftFacts } from './read-gift.ts';

type GiftWaiting = GiftLetter & { firstDay: LocalDate; daysLeft: number };

export const giftWaiting = defineMail({
  template: 'gift-waiting',
  on: [giftEvents['gift.waiting']],
  /** Once for each address and notice. */
  to: async (_ctx, { giftId, email, notice }) => [
    { recipient: email, about: `${giftId}:${notice}`, data: { giftId, email } },
  ],
  /** Nothing where it was claimed or taken back meanwhile, is for somebody else, or has begun. */
  async read(ctx, { giftId, email }): Promise<GiftWaiting | null> {
    const gift = await findGiftFacts(ctx, giftId);
    if (!gift?.claimUrl || gift.email !== email || !gift.facts.isOrderConfirmed) return null;
    const courses = await courseFactsOf(ctx, waitingOf(gift));
    const first = firstOf(courses);
    if (!first) return null;
    return {
      from: gift.giver.name,
      message: gift.gift.message,
      courses,
      claimUrl: gift.claimUrl,
      contactEmail: gift.contactEmail,
      firstDay: first.startDate,
      daysLeft: daysBetween(localDate(localDateIn(ctx.now, first.zone)), first.startDate),
    };
  },
  write: ({ firstDay, daysLeft, ...data }: GiftWaiting): Letter =>
    giftLetter(data, {
      subject: `Your gift is waiting: ${titleOfAll(data.courses)}`,
      heading: 'Your gift is waiting',
      paragraphs: [
        'Hello,',
        `the gift of ${data.from} has not been claimed yet. Its first course begins ${inDays(daysLeft)}, on ${formatLongDate(firstDay)}; after that its place can no longer be claimed.`,
      ],
    }),
});

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`);

const firstOf = (courses: readonly CourseFacts[]) =>
  courses
    .flatMap((course) =>
      course.kind === 'run' && course.startDate ? [{ startDate: course.startDate, zone: course.zone }] : [],
    )
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0];
