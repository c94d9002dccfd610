import type { Letter } from '#emails/letter.ts';
import { aboutCourses, type OrderedCourse, titleOf } from '#emails/ordered-courses.ts';
import { type CourseFacts, greeting } from '#emails/words.ts';
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
  courses: readonly OrderedCourse[];
  contactEmail: string;
};

export const enrolmentCancelled = defineMail({
  template: 'enrolment-cancelled',
  on: [orderEvents['enrolment.cancelled']],
  to: (ctx, { orderId }) => toPayer(ctx, orderId, ofOrder(orderId)),
  read: (ctx, ids) => readOrder(ctx, ownerOf(ids)),
  write: (data: EnrolmentCancelled): Letter => ({
    subject: `Your enrollment is cancelled: ${titleOf(data.courses)}`,
    heading: 'Your enrollment is cancelled',
    paragraphs: [
      greeting(data.name),
      `${ended(data)} What you get back, if anything, stands under your order, and we write again when it is sent.`,
    ],
    facts: [...aboutCourses(data.courses).facts, { label: 'Order', value: data.reference }],
    lists: aboutCourses(data.courses).lists,
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
  }),
});

const ended = ({ course, courses }: EnrolmentCancelled): string => {
  if (courses.length > 1) return 'your places on the courses below have been given back.';
  return course.kind === 'run'
    ? 'your place has been given back.'
    : 'your access to the course below has ended. What you have learned in it is kept, should you enroll again.';
};
