import type { Letter } from '../letter.ts';
import { type CourseFacts, courseFacts, greeting } from '../words.ts';

export type EnrolmentCancelled = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  contactEmail: string;
};

export const enrolmentCancelled = (data: EnrolmentCancelled): Letter => ({
  subject: `Your enrolment is cancelled: ${data.course.title}`,
  heading: 'Your enrolment is cancelled',
  paragraphs: [
    greeting(data.name),
    'your place has been given back. What you get back, if anything, stands under your order, and we write again when it is sent.',
  ],
  facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
  action: { label: 'See your order', href: data.orderUrl },
  closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
});
