import type { Letter } from '../letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts } from '../words.ts';

export type AcademyNewOrder = {
  reference: string;
  adminUrl: string;
  payer: { name: string; email: string };
  course: CourseFacts;
  totalEur: number;
  paid: Amount;
};

export const academyNewOrder = (data: AcademyNewOrder): Letter => ({
  subject: `New order ${data.reference}: ${data.course.title}`,
  heading: 'A new order is confirmed',
  paragraphs: [`${data.payer.name} has a place at ${data.course.title}.`],
  facts: [
    ...courseFacts(data.course),
    { label: 'Order', value: data.reference },
    { label: 'Paid', value: data.totalEur === 0 ? 'Free' : amountText(data.paid) },
    { label: 'Name', value: data.payer.name },
    { label: 'E-mail', value: data.payer.email },
  ],
  action: { label: 'Open the order', href: data.adminUrl },
});
