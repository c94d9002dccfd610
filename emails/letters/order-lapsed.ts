import type { Letter } from '../letter.ts';
import { type CourseFacts, courseFacts, greeting } from '../words.ts';

export type OrderLapsed = { name: string; reference: string; orderUrl: string; course: CourseFacts };

export const orderLapsed = (data: OrderLapsed): Letter => ({
  subject: `Your seat is no longer held: ${data.course.title}`,
  heading: 'Your seat is no longer held',
  paragraphs: [
    greeting(data.name),
    'no payment has reached us in time, so the seat is free for others again.',
  ],
  facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
  action: { label: 'See your order', href: data.orderUrl },
  closing: [
    'While seats are left you can begin again from the page of the course.',
    'If you have paid all the same, your payment gives you a seat when one is left; otherwise it goes back to you in full.',
  ],
});
