import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { findStandingById, waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type WaitingJoined = {
  name: string;
  course: RunFacts;
  place: number;
  of: number;
  /** Seats are offered by themselves, not by hand. */
  isAutomatic: boolean;
  placeUrl: string;
  contactEmail: string;
};

export const waitingJoined = defineMail({
  template: 'waiting-joined',
  on: [waitingListEvents['waiting.joined']],
  to: (ctx, ids) => toWaiting(ctx, ids.waitingId, ids),
  /** Nothing where the place has been left, or a seat is offered already. */
  async read(ctx, ids) {
    const standing = await findStandingById(ctx.db, ids.waitingId);
    const waiting = await readWaiting(ctx, ids);
    if (!waiting || standing?.state !== 'waiting') return null;
    return { ...waiting, place: standing.place, of: standing.of };
  },
  write: ({ name, course, place, of, isAutomatic, placeUrl, contactEmail }: WaitingJoined): Letter => ({
    subject: `You are on the waiting list: ${course.title}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      greeting(name),
      'you wait for a seat of the course below. Nothing is charged while you wait, and you are bound to nothing.',
      isAutomatic
        ? 'A seat that comes free is offered to the first in line by email and held for 24 hours, or less when the registration closes before.'
        : 'The course office offers seats that come free by email. Meanwhile they can be booked by everybody: it is worth a look at the course page.',
    ],
    facts: [{ label: 'Your place in line', value: `${place} of ${of}` }, ...courseFacts(course)],
    action: { label: 'See your place', href: placeUrl },
    closing: [
      'You can leave the list at any time: open your place and choose "Leave the list".',
      `If you have a question, please write to us: ${contactEmail}`,
    ],
  }),
});
