import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { readPassOn, toGiver } from './read-pass-on.ts';

type PassOnAccepted = {
  giver: string;
  colleague: { name: string; email: string };
  reference: string;
  course: RunFacts;
  /** Whether the giver still has something of the order to pay. */
  hasOpenParts: boolean;
  orderUrl: string;
  contactEmail: string;
};

export const passOnAccepted = defineMail({
  template: 'pass-on-accepted',
  on: [afterSaleEvents['pass-on.accepted']],
  to: toGiver,
  read: readPassOn,
  write: (data: PassOnAccepted): Letter => ({
    subject: `Your seat was accepted: ${data.course.title}`,
    heading: 'Your seat has been passed on',
    paragraphs: [
      greeting(data.giver),
      `${data.colleague.name} has accepted your seat on the course below and takes part instead of you. Please take its dates out of your calendar.`,
      ...(data.hasOpenParts
        ? ['What is still to be paid for it stays with you, on the days that were agreed.']
        : []),
      'Should anything be refunded for the course, it goes to you, since you have paid for it.',
    ],
    facts: [
      ...courseFacts(data.course),
      { label: 'Accepted by', value: `${data.colleague.name}, ${data.colleague.email}` },
      { label: 'Order', value: data.reference },
    ],
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
  }),
});
