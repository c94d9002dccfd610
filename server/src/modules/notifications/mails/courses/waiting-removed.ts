import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type WaitingRemoved = { name: string; course: RunFacts; coursesUrl: string; contactEmail: string };

export const waitingRemoved = defineMail({
  template: 'waiting-removed',
  on: [waitingListEvents['waiting.removed']],
  to: (ctx, ids) => toWaiting(ctx, ids.waitingId, ids),
  read: (ctx, ids) => readWaiting(ctx, ids),
  write: ({ name, course, coursesUrl, contactEmail }: WaitingRemoved): Letter => ({
    subject: `You are off the waiting list: ${course.title}`,
    heading: 'You are off the waiting list',
    paragraphs: [
      greeting(name),
      'the course office has taken you off the waiting list of the course below. No seat of it is offered to you any more, and you have not been charged.',
    ],
    facts: courseFacts(course),
    action: { label: 'See other dates', href: coursesUrl },
    closing: [`If you did not expect this, please write to us: ${contactEmail}`],
  }),
});
