import type { Letter } from '#emails/letter.ts';
import { aboutCourses, type OrderedCourse, titleOf } from '#emails/ordered-courses.ts';
import { greeting } from '#emails/words.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type SaleCancelled = {
  name: string;
  reference: string;
  courses: readonly OrderedCourse[];
  orderUrl: string;
  contactEmail: string;
};

/** To whom staff had sold something that was not paid yet. */
export const saleCancelled = defineMail({
  template: 'sale-cancelled',
  on: [orderEvents['order.sale-cancelled']],
  to: (ctx, { orderId }) => toPayer(ctx, orderId, ofOrder(orderId)),
  read: (ctx, ids) => readOrder(ctx, ownerOf(ids)),
  write: ({ name, reference, courses, orderUrl, contactEmail }: SaleCancelled): Letter => ({
    subject: `Your order is cancelled: ${titleOf(courses)}`,
    heading: 'Your order is cancelled',
    paragraphs: [
      greeting(name),
      `our course office has cancelled the order ${reference} that it had made for you. Nothing was charged and nothing is due; what was held for you is free for others.`,
      'Please do not pay for it any more: a link or bank details of an earlier letter are no longer valid.',
    ],
    facts: [...aboutCourses(courses).facts, { label: 'Order', value: reference }],
    lists: aboutCourses(courses).lists,
    action: { label: 'See your order', href: orderUrl },
    closing: [`If this is not as agreed, please write to us: ${contactEmail}`],
  }),
});
