import type { Letter } from '../letter.ts';
import { type Amount, amountText, greeting, type OpenPart, openPartsList } from '../words.ts';

export type PaymentReceived = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  paid: Amount;
  receipts: { number: string; href: string }[];
  openParts: OpenPart[];
};

/** For a later part of a plan: the first payment is told of with the confirmation. */
export const paymentReceived = (data: PaymentReceived): Letter => ({
  subject: `We received your payment for ${data.courseTitle}`,
  heading: 'We received your payment',
  paragraphs: [
    greeting(data.name),
    data.openParts.length > 0
      ? 'thank you for your payment.'
      : 'thank you for your payment. Everything is paid now.',
  ],
  facts: [
    { label: 'Course', value: data.courseTitle },
    { label: 'Order', value: data.reference },
    { label: 'Paid', value: amountText(data.paid) },
    ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
  ],
  lists: openPartsList(data.openParts),
  action: { label: 'See your order', href: data.orderUrl },
});
