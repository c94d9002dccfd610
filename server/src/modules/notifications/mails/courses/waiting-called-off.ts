import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type WaitingCalledOff = { name: string; course: RunFacts; coursesUrl: string; contactEmail: string };

export const waitingCalledOff = defineMail({
  template: 'waiting-called-off',
  on: [waitingListEvents['waiting.called-off']],
  to: (ctx, ids) => toWaiting(ctx, ids.waitingId, ids),
  read: (ctx, ids) => readWaiting(ctx, ids),
  write: ({ name, course, coursesUrl, contactEmail }: WaitingCalledOff): Letter => ({
    subject: `A course you wait for is cancelled: ${course.title}`,
    heading: 'A course you wait for is cancelled',
    paragraphs: [
      greeting(name),
      'you are on the waiting list of the course below. It does not take place, and its list has ended. You have not been charged.',
    ],
    facts: courseFacts(course),
    action: { label: 'See other dates', href: coursesUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
