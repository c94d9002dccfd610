import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import { orderEvents, seatGoesAt } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { listOpenParts, momentIn, ownerOf } from '../read-sale.ts';
import { toPlacing } from './to-placing.ts';

type Facts = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  course: CourseFacts;
  due: Amount;
  /** '26 November 2026, 14:00 in Dubai'. */
  payUntil: string;
};

/** What was held while a license was looked at can be paid now. */
export const payAfterLicence = defineMail({
  template: 'pay-after-licence',
  on: [orderEvents['order.licence-accepted']],
  to: toPlacing,
  /** Nothing when it was paid, given up or has lapsed meanwhile. */
  async read(ctx, ids): Promise<Facts | null> {
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    const [due] = await listOpenParts(ctx, owner);
    const goesAt = seatGoesAt(sale.order);
    if (sale.order.state !== 'placed' || !due || !goesAt) return null;
    return { ...sale, due, payUntil: momentIn(sale.zone, goesAt) };
  },
  write: ({ name, reference, orderUrl, courseTitle, course, due, payUntil }: Facts): Letter => ({
    subject: `Your license was accepted, please pay: ${courseTitle}`,
    heading: 'You can pay now',
    paragraphs: [
      greeting(name),
      `your license was accepted, and your seat is still held: until ${payUntil}. Please pay ${amountText(due)} by then.`,
    ],
    facts: [
      { label: 'Amount', value: amountText(due) },
      { label: 'Held until', value: payUntil },
      { label: 'Order', value: reference },
      ...courseFacts(course),
    ],
    action: { label: 'Pay for your course', href: orderUrl },
    closing: ['If you do not pay until then, the seat is free for others. Nothing was charged so far.'],
  }),
});
