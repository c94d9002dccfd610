import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, paidText, type SelfPacedFacts } from '#emails/words.ts';
import type { Confirmed } from './confirmed.ts';

/** For who can begin to learn: the way in comes first. */
export const selfPacedConfirmedLetter = (data: Confirmed & { course: SelfPacedFacts }): Letter => ({
  subject: `Your course is ready: ${data.course.title}`,
  heading: 'Your course is ready',
  paragraphs: [greeting(data.name), `${data.course.title} is open to you. You can start at once.`],
  facts: [
    ...courseFacts(data.course),
    { label: 'Order', value: data.reference, href: data.orderUrl },
    { label: 'Paid', value: data.totalEur === 0 ? 'This course is free' : paidText(data.paid) },
    ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
  ],
  lists: [
    {
      title: 'What happens next',
      items: [
        'Learn where and when it suits you: your progress is kept on every device.',
        'Check under your order that your name is as the certificate shall show it.',
        `If something does not work, tell us: ${data.contactEmail}`,
      ],
    },
  ],
  action: { label: 'Start the course', href: data.course.learnUrl },
});
