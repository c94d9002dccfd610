import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { findStandingById, waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type OfferPassed = {
  name: string;
  course: RunFacts;
  place: number;
  of: number;
  placeUrl: string;
  contactEmail: string;
};

export const offerPassed = defineMail({
  template: 'offer-passed',
  on: [waitingListEvents['waiting.passed']],
  /** Once for each offer. */
  to: (ctx, ids) => toWaiting(ctx, ids.offerId, ids),
  /** Nothing where the place has been left, or another seat is offered already. */
  async read(ctx, ids) {
    const standing = await findStandingById(ctx.db, ids.waitingId);
    const waiting = await readWaiting(ctx, ids);
    if (!waiting || standing?.state !== 'waiting') return null;
    return { ...waiting, place: standing.place, of: standing.of };
  },
  write: ({ name, course, place, of, placeUrl, contactEmail }: OfferPassed): Letter => ({
    subject: `Your offer has ended: ${course.title}`,
    heading: 'Your offer has ended',
    paragraphs: [
      greeting(name),
      'a seat of the course below was held for you, and its time is over. It goes to others now.',
      'You stay on the waiting list, and are asked again when another seat comes free. If you need none any more, please leave the list.',
    ],
    facts: [{ label: 'Your place in line', value: `${place} of ${of}` }, ...courseFacts(course)],
    action: { label: 'See your place', href: placeUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
