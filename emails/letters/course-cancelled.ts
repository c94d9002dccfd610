import type { Letter } from '../letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '../words.ts';

export type CourseCancelled = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  /** Empty where staff gave none. */
  reason: string;
  /** Everything that was paid and not given back before; 0 where nothing was. */
  goesBack: Amount;
  contactEmail: string;
};

export const courseCancelled = (data: CourseCancelled): Letter => ({
  subject: `Your course is cancelled: ${data.course.title}`,
  heading: 'Your course is cancelled',
  paragraphs: [
    greeting(data.name),
    'we are sorry: the course below does not take place.',
    data.goesBack.aed > 0
      ? `Everything you paid goes back to you, ${amountText(data.goesBack)}: what was paid by card to the card, what was transferred to your bank account. You need not do anything, and nothing more is due.`
      : 'You have not been charged, and nothing is due.',
  ],
  ...(data.reason !== '' && { quote: { title: 'Reason', text: data.reason } }),
  facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
  action: { label: 'See your order', href: data.orderUrl },
  closing: [`If you have booked a journey or have a question, please write to us: ${data.contactEmail}`],
});
