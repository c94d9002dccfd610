import { daysBetween, formatLongDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { amountText, dueWords, greeting, type OpenPart } from '#emails/words.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { listOpenParts, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type PartDue = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  part: OpenPart;
  /** Until the day it falls due; below 0 when that has passed. */
  daysLeft: number;
  contactEmail: string;
};

export const partDue = defineMail({
  template: 'part-due',
  on: [orderEvents['part.due']],
  /** A part that moved with its course is reminded of again. */
  to: (ctx, { orderId, obligationId, kind, dueOn }) =>
    toPayer(ctx, `${obligationId}:${kind}:${dueOn}`, { ...ofOrder(orderId), obligationId }),
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const part = (await listOpenParts(ctx, owner)).find(({ id }) => id === ids.obligationId);
    if (!part) return null;
    const sale = await readOrder(ctx, owner);
    return { ...sale, part, daysLeft: daysBetween(sale.today, part.dueOn) };
  },
  write: (data: PartDue): Letter => ({
    subject: `A payment ${dueWords(data.daysLeft)}: ${data.courseTitle}`,
    heading: `A payment ${dueWords(data.daysLeft)}`,
    paragraphs: [
      greeting(data.name),
      data.daysLeft < 0
        ? 'a part of your plan was due and has not reached us. Your place is still yours: please pay now.'
        : `the next part of your plan falls due on ${formatLongDate(data.part.dueOn)}.`,
    ],
    facts: [
      { label: 'Course', value: data.courseTitle },
      { label: 'Order', value: data.reference },
      { label: 'Due on', value: formatLongDate(data.part.dueOn) },
      { label: 'Amount', value: amountText(data.part) },
    ],
    action: { label: 'Pay this part', href: data.orderUrl },
    closing: [`If you cannot pay in time, please write to us: ${data.contactEmail}`],
  }),
});
