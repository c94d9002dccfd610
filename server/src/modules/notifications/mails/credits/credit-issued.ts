import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { creditEvents } from '#server/modules/credits/index.ts';
import { defineMail } from '../mail.ts';
import { type CreditLetter, creditFacts, readCredit, toHolder } from './read-credit.ts';

/** For who was given a credit for what they had paid. */
export const creditIssued = defineMail({
  template: 'credit-issued',
  on: [creditEvents['credit.issued']],
  to: toHolder,
  read: readCredit,
  write: (data: CreditLetter): Letter => ({
    subject: `Your credit note: ${data.amount}`,
    heading: 'Your credit note',
    paragraphs: [
      greeting(data.name),
      `for order ${data.reference} you have a credit of ${data.amount}. It pays for any course, in part or whole, through ${data.goodThrough}.`,
    ],
    facts: creditFacts(data),
    lists: [
      {
        title: 'How to use it',
        items: [
          'Choose a course and tick “Use my credit note” at the checkout: it pays first, and the card only what is left.',
          'What an order does not use stays yours until that day.',
        ],
      },
    ],
    action: { label: 'See your credit notes', href: data.creditsUrl },
  }),
});
