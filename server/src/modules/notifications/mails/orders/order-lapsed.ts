import type { Letter } from '#emails/letter.ts';
import { aboutCourses } from '#emails/ordered-courses.ts';
import { readLicences } from '#server/modules/licences/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { type OrderLapsed, said } from './order-lapsed-words.ts';
import { toPlacing } from './to-placing.ts';

export const orderLapsed = defineMail({
  template: 'order-lapsed',
  on: [orderEvents['order.lapsed']],
  to: toPlacing,
  async read(ctx, ids) {
    const sale = await readOrder(ctx, ownerOf(ids));
    const { state, licence, userId } = sale.order;
    if (state !== 'lapsed') return null;
    if (licence !== 'refused') return { ...sale, isUnseen: licence === 'awaiting' };
    // Who was refused has a letter that says why.
    const [newest] = await readLicences(ctx.db, userId);
    return newest?.state === 'refused' ? null : { ...sale, isUnfit: true };
  },
  write: (data: OrderLapsed): Letter => ({
    ...said(data),
    facts: [...aboutCourses(data.courses).facts, { label: 'Order', value: data.reference }],
    lists: aboutCourses(data.courses).lists,
    action: { label: 'See your order', href: data.orderUrl },
  }),
});
