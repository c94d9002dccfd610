import type { Letter } from '#emails/letter.ts';
import { courseLists, courseWays, policyLists, titleOf } from '#emails/ordered-courses.ts';
import { greeting, paidText } from '#emails/words.ts';
import type { Confirmed } from './confirmed.ts';

/** For who bought several courses at once: all of them, each with its dates, place and price. */
export const severalConfirmedLetter = (data: Confirmed): Letter => ({
  subject: `Your courses are confirmed: ${titleOf(data.courses)}`,
  heading: 'Your courses are confirmed',
  paragraphs: [
    greeting(data.name),
    `your ${data.courses.length} courses are confirmed. Each is listed below.`,
  ],
  facts: [
    { label: 'Order', value: data.reference },
    { label: 'Paid', value: data.totalEur === 0 ? 'These courses are free' : paidText(data.paid) },
    ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
    ...courseWays(data.courses),
  ],
  lists: [
    ...courseLists(data.courses),
    ...policyLists(data.courses),
    {
      title: 'What happens next',
      items: [
        'Put the dates into your calendar; what is self-paced is open to you now.',
        'Check under your order that your name is as the certificates shall show it.',
        `If your plans change, tell us early: ${data.contactEmail}`,
      ],
    },
  ],
  action: { label: 'See your order', href: data.orderUrl },
});
