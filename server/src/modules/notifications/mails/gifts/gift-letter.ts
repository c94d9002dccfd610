import type { Letter } from '#emails/letter.ts';
import { type CourseFacts, courseFacts } from '#emails/words.ts';

export type GiftLetter = {
  from: string;
  message: string;
  courses: CourseFacts[];
  claimUrl: string;
  contactEmail: string;
};

/** 'Botox Training', '3 courses'. */
export const titleOfAll = (courses: readonly { title: string }[]): string =>
  courses.length === 1 && courses[0] ? courses[0].title : `${courses.length} courses`;

/** What the letters to who was given something have in common. */
export const giftLetter = (
  { message, courses, claimUrl, contactEmail, from }: GiftLetter,
  words: Pick<Letter, 'subject' | 'heading' | 'paragraphs'>,
): Letter => ({
  ...words,
  facts: courses.flatMap(courseFacts),
  ...(message !== '' && { quote: { title: `From ${from}`, text: message } }),
  action: { label: 'Claim your gift', href: claimUrl },
  closing: [
    'Claim it with an account of any address. There is nothing to pay. Whoever has this link can claim it, so please keep it to yourself.',
    `If you do not know who this is from, you need do nothing, or write to us: ${contactEmail}`,
  ],
});
