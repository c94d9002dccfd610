import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { findStandingById, waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type OfferWithdrawn = { name: string; course: RunFacts; placeUrl: string; contactEmail: string };

export const offerWithdrawn = defineMail({
  template: 'offer-withdrawn',
  on: [waitingListEvents['waiting.withdrawn']],
  /** Once for each offer. */
  to: (ctx, ids) => toWaiting(ctx, ids.offerId, ids),
  /** Nothing where the place has been left, or the course is open again and another seat is offered. */
  async read(ctx, ids) {
    const standing = await findStandingById(ctx.db, ids.waitingId);
    return standing?.state === 'waiting' ? readWaiting(ctx, ids) : null;
  },
  write: ({ name, course, placeUrl, contactEmail }: OfferWithdrawn): Letter => ({
    subject: `Your offer was taken back: ${course.title}`,
    heading: 'Your offer was taken back',
    paragraphs: [
      greeting(name),
      'a seat of the course below was held for you. We are sorry: registration for the course was closed, or closes sooner than it did, so that we cannot hold the seat any longer. You have not been charged.',
      'You keep your place on the waiting list.',
    ],
    facts: courseFacts(course),
    action: { label: 'See your place', href: placeUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
