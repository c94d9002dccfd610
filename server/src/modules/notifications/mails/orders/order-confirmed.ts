import type { Letter } from '#emails/letter.ts';
import {
  type CourseFacts,
  courseFacts,
  greeting,
  openPartsList,
  paidText,
  policyList,
  type RunFacts,
} from '#emails/words.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { paidFor } from '../facts.ts';
import { type ConfirmedGift, giftConfirmedLetter } from '../gifts/gift-confirmed-letter.ts';
import { readConfirmedGift } from '../gifts/read-gift.ts';
import { linkReceipts } from '../link-receipts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { listOpenParts, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import type { Confirmed } from './confirmed.ts';
import { ofOrder } from './of-order.ts';
import { selfPacedConfirmedLetter } from './self-paced-confirmed-letter.ts';
import { severalConfirmedLetter } from './several-confirmed-letter.ts';

export const orderConfirmed = defineMail({
  template: 'order-confirmed',
  on: [orderEvents['order.confirmed']],
  to: (ctx, { orderId }) => toPayer(ctx, orderId, ofOrder(orderId)),
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    return {
      ...sale,
      paid: await paidFor(ctx, owner),
      receipts: await linkReceipts(ctx, owner),
      openParts: await listOpenParts(ctx, owner),
      gift: await readConfirmedGift(ctx, sale.order),
    };
  },
  write: ({ course, gift, ...data }: OrderConfirmed): Letter => {
    if (gift) return giftConfirmedLetter(data, gift);
    if (data.courses.length > 1) return severalConfirmedLetter(data);
    return course.kind === 'run'
      ? runConfirmedLetter({ ...data, course })
      : selfPacedConfirmedLetter({ ...data, course });
  },
});

type OrderConfirmed = Confirmed & { course: CourseFacts; gift: ConfirmedGift | null };

const runConfirmedLetter = (data: Confirmed & { course: RunFacts }): Letter => ({
  subject: `Your place is confirmed: ${data.course.title}`,
  heading: 'Your place is confirmed',
  paragraphs: [greeting(data.name), `we look forward to seeing you at ${data.course.title}.`],
  facts: [
    ...courseFacts(data.course),
    { label: 'Order', value: data.reference },
    { label: 'Paid', value: data.totalEur === 0 ? 'This place is free' : paidText(data.paid) },
    ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
  ],
  lists: [
    ...openPartsList(data.openParts),
    ...policyList(data.policy, { startDate: data.course.startDate, today: data.today }, data.totalEur === 0),
    {
      title: 'What happens next',
      items: [
        'Put the dates into your calendar and plan your journey to the venue.',
        'Check under your order that your name is as the certificate shall show it.',
        ...(data.openParts.length > 0 ? ['We remind you before each part falls due.'] : []),
        `If your plans change, tell us early: ${data.contactEmail}`,
      ],
    },
  ],
  action: { label: 'See your order', href: data.orderUrl },
});
