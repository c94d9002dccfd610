import type { Letter } from '#emails/letter.ts';
import { aboutCourses, type OrderedCourse, titleOf } from '#emails/ordered-courses.ts';
import { type CourseFacts, greeting } from '#emails/words.ts';
import { readLicences } from '#server/modules/licences/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toPlacing } from './to-placing.ts';

type OrderLapsed = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  courses: readonly OrderedCourse[];
  /** It waited for its person's license, which nobody has looked at in time. */
  isUnseen?: boolean;
  /** Its person's license was accepted, but does not do for what was ordered. */
  isUnfit?: boolean;
};

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

type Said = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'closing'>;

const said = (data: OrderLapsed): Said => {
  if (data.isUnseen) return wasNotLookedAt(data);
  if (data.isUnfit) return doesNotDo(data);
  if (data.courses.length > 1) return severalHaveEnded(data);
  return data.course.kind === 'run' ? seatIsFree(data) : orderHasEnded(data);
};

const wasNotLookedAt = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'we have not managed to look at your license in time, so nothing is held for you any more. We are sorry. Nothing was charged.',
  ],
  closing: [
    'Your license still waits to be looked at. We write to you once it was, and you can begin again.',
  ],
});

const doesNotDo = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'we have looked at your license. It is for another profession than this order asks for, or it ends before the last day, so nothing is held for you any more. Nothing was charged.',
  ],
  closing: ['Once you have handed in one that does, you can begin again from the page of the course.'],
});

const severalHaveEnded = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'no payment has reached us in time, so nothing is held for you any more. Nothing was charged.',
  ],
  closing: [
    'The courses are still in your cart: you can begin again from there.',
    'If you have paid all the same, your payment gives you all of the courses while there is room in each; otherwise it goes back to you in full.',
  ],
});

const seatIsFree = ({ name, course }: OrderLapsed): Said => ({
  subject: `Your seat is no longer held: ${course.title}`,
  heading: 'Your seat is no longer held',
  paragraphs: [greeting(name), 'no payment has reached us in time, so the seat is free for others again.'],
  closing: [
    'While seats are left you can begin again from the page of the course.',
    'If you have paid all the same, your payment gives you a seat when one is left; otherwise it goes back to you in full.',
  ],
});

const orderHasEnded = ({ name, course }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${course.title}`,
  heading: 'Your order has ended',
  paragraphs: [greeting(name), 'no payment has reached us in time. Nothing was charged.'],
  closing: [
    'You can begin again from the page of the course at any time.',
    'If you have paid all the same, your payment opens the course to you.',
  ],
});
