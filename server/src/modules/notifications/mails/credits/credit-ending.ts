import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { creditEvents } from '#server/modules/credits/index.ts';
import { defineMail } from '../mail.ts';
import { type CreditLetter, creditFacts, readCredit, toHolder } from './read-credit.ts';

/** A month before what is left of a credit is gone; nothing where it was spent meanwhile. */
export const creditEnding = defineMail({
  template: 'credit-ending',
  on: [creditEvents['credit.ending']],
  to: toHolder,
  read: readCredit,
  write: (data: CreditLetter): Letter => ({
    subject: `Your credit note ends on ${data.goodThrough}`,
    heading: 'Your credit note ends soon',
    paragraphs: [
      greeting(data.name),
      `${data.left} of your credit note can be used through ${data.goodThrough}. What is left after that day is gone.`,
    ],
    facts: creditFacts(data),
    action: { label: 'Find a course', href: data.coursesUrl },
  }),
});
