import type { Letter } from '../letter.ts';
import { aedText, greeting } from '../words.ts';

export type RefundSent = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  refundAed: number;
  reason: string;
};

export const refundSent = (data: RefundSent): Letter => ({
  subject: `Your refund is on its way: ${data.courseTitle}`,
  heading: 'Your refund is on its way',
  paragraphs: [
    greeting(data.name),
    'we have sent your money back by the way it came. Your bank may need a few days to show it.',
  ],
  facts: [
    { label: 'Course', value: data.courseTitle },
    { label: 'Order', value: data.reference },
    { label: 'Refund', value: aedText(data.refundAed) },
    { label: 'Why', value: data.reason },
  ],
  action: { label: 'See your order', href: data.orderUrl },
});
