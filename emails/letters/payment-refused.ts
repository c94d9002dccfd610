import type { Letter } from '../letter.ts';
import { aedText, greeting } from '../words.ts';

export type PaymentRefused = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  refundAed: number;
  reason: string;
  contactEmail: string;
};

/** Money came that could not be used: too late, too much, or the last seat had gone. */
export const paymentRefused = (data: PaymentRefused): Letter => ({
  subject: `Your payment goes back to you: ${data.courseTitle}`,
  heading: 'Your payment goes back to you',
  paragraphs: [
    greeting(data.name),
    'we received a payment of yours that we could not use. The full amount is on its way back by the way it came; your bank may need a few days to show it.',
  ],
  facts: [
    { label: 'Course', value: data.courseTitle },
    { label: 'Order', value: data.reference },
    { label: 'Amount that goes back', value: aedText(data.refundAed) },
    { label: 'Why', value: data.reason },
  ],
  action: { label: 'See your order', href: data.orderUrl },
  closing: [
    `If you missed your seat, we gladly put you on the waiting list and write as soon as one is free: answer to ${data.contactEmail}`,
  ],
});
