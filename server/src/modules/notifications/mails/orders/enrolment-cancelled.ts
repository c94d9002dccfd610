import type { Letter } from '#emails/letter.ts';
import { type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type EnrolmentCancelled = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  contactEmail: string;
};

export const enrolmentCancelled = defineMail({
  template: 'enrolment-cancelled',
  on: [orderEvents['enrolment.cancelled']],
  to: (ctx, { orderId }) => toPayer(ctx, orderId, ofOrder(orderId)),
  read: (ctx, ids) => readOrder(ctx, ownerOf(ids)),
  write: (data: EnrolmentCancelled): Letter => ({
    subject: `Your enrollment is cancelled: ${data.course.title}`,
    heading: 'Your enrollment is cancelled',
    paragraphs: [
      greeting(data.name),
      `${ended(data.course)} What you get back, if anything, stands under your order, and we write again when it is sent.`,
    ],
    facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
  }),
});

const ended = ({ kind }: CourseFacts): string =>
  kind === 'run'
    ? 'your place has been given back.'
    : 'your access to the course below has ended. What you have learned in it is kept, should you enroll again.';
