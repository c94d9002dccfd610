import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { orderEvents, seatGoesAt } from '#server/modules/orders/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { listOpenParts, momentIn, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type PaymentAsked = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  /** Of more than one course each stands for itself. */
  titles: string[];
  course: CourseFacts;
  due: Amount;
  /** '26 November 2026, 14:00 in Dubai'. */
  payUntil: string;
  /** It is waited for a transfer. */
  isTransfer: boolean;
  contactEmail: string;
};

const LINK = 'You log in with your account and agree to our terms before you pay.';
const TRANSFER =
  'You log in with your account: your order says where to transfer it, and can be paid by card instead.';

/** Once a minute, however often staff send it again. */
const toBuyer = async (ctx: Ctx, { orderId }: { orderId: string }) => {
  const order = await orderOf(ctx, orderId);
  const minute = ctx.now.toISOString().slice(0, 16);
  return order ? toPayer(ctx, `${orderId}:${minute}`, ofOrder(orderId)) : [];
};

export const paymentAsked = defineMail({
  template: 'payment-asked',
  on: [orderEvents['order.payment-asked']],
  to: toBuyer,
  /** Nothing when it was paid, cancelled or has lapsed meanwhile. */
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    const goesAt = seatGoesAt(sale.order);
    const [due] = await listOpenParts(ctx, owner);
    if (sale.order.state !== 'placed' || !due) return null;
    return {
      ...sale,
      due,
      titles: sale.order.lines.map(({ title }) => title),
      isTransfer: sale.order.method === 'bank',
      payUntil: goesAt ? momentIn(sale.zone, goesAt) : '',
    };
  },
  write: (data: PaymentAsked): Letter => ({
    subject: `Pay for your course: ${data.courseTitle}`,
    heading: data.titles.length > 1 ? 'Pay for your courses' : 'Pay for your course',
    paragraphs: [
      greeting(data.name),
      `as agreed with our course office, your order ${data.reference} is ready: ${amountText(data.due)}.${
        data.payUntil && ` It is held for you until ${data.payUntil}.`
      }`,
    ],
    facts: [
      { label: 'Amount', value: amountText(data.due) },
      { label: 'Order', value: data.reference },
      ...(data.payUntil ? [{ label: 'Held until', value: data.payUntil }] : []),
      ...(data.titles.length > 1
        ? data.titles.map((value, i) => ({ label: `Course ${i + 1}`, value }))
        : courseFacts(data.course)),
    ],
    action: { label: 'Pay for your course', href: data.orderUrl },
    closing: [
      `${data.isTransfer ? TRANSFER : LINK} If you have no password yet, choose one with the link in our other email.`,
      `If something is not as agreed, please write to us: ${data.contactEmail}`,
    ],
  }),
});
