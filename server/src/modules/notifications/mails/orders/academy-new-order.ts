import type { Letter } from '#emails/letter.ts';
import { aboutCourses, type OrderedCourse, titleOf } from '#emails/ordered-courses.ts';
import { type CourseFacts, type Paid, paidText } from '#emails/words.ts';
import { invitedOf, orderEvents } from '#server/modules/orders/index.ts';
import { paidFor } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toAcademy } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type AcademyNewOrder = {
  reference: string;
  adminUrl: string;
  payer: { name: string; email: string };
  course: CourseFacts;
  courses: readonly OrderedCourse[];
  totalEur: number;
  paid: Paid;
  isForOthers: boolean;
};

export const academyNewOrder = defineMail({
  template: 'academy-new-order',
  on: [orderEvents['order.confirmed']],
  to: (ctx, { orderId }) => toAcademy(ctx, orderId, ofOrder(orderId)),
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    return {
      ...sale,
      paid: await paidFor(ctx, owner),
      isForOthers: invitedOf(sale.order).length > 0,
    };
  },
  write: (data: AcademyNewOrder): Letter => ({
    subject: `New order ${data.reference}: ${titleOf(data.courses)}`,
    heading: 'A new order is confirmed',
    paragraphs: [
      data.isForOthers
        ? `${data.payer.name} has bought it for somebody else, who is enrolled when they claim it.`
        : `${data.payer.name} is enrolled in ${titleOf(data.courses)}.`,
    ],
    facts: [
      ...aboutCourses(data.courses).facts,
      { label: 'Order', value: data.reference },
      { label: 'Paid', value: data.totalEur === 0 ? 'Free' : paidText(data.paid) },
      { label: 'Name', value: data.payer.name },
      { label: 'Email', value: data.payer.email },
    ],
    lists: aboutCourses(data.courses).lists,
    action: { label: 'Open the order', href: data.adminUrl },
  }),
});
