import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { findStandingById, waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { momentIn } from '../read-sale.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type SeatOffered = {
  name: string;
  course: RunFacts;
  /** '26 November 2026, 14:00 in Dubai'. */
  until: string;
  placeUrl: string;
  contactEmail: string;
};

export const seatOffered = defineMail({
  template: 'seat-offered',
  on: [waitingListEvents['waiting.offered']],
  /** Once for each offer. */
  to: (ctx, ids) => toWaiting(ctx, ids.offerId, ids),
  /** Nothing where the offer is over, or taken already. */
  async read(ctx, ids) {
    const place = await findStandingById(ctx.db, ids.waitingId);
    const waiting = await readWaiting(ctx, ids);
    if (!waiting || !place?.offerEndsAt || place.offerId !== ids.offerId) return null;
    return {
      ...waiting,
      until: momentIn(waiting.run.zone, place.offerEndsAt),
    };
  },
  write: ({ name, course, until, placeUrl, contactEmail }: SeatOffered): Letter => ({
    subject: `A seat is free: ${course.title}`,
    heading: 'A seat is free',
    paragraphs: [
      greeting(name),
      `you are on the waiting list of the course below, and a seat has become free. It is held for you until ${until}.`,
      'If you do nothing, the offer ends then and the seat goes to the next in line. You stay on the list for the next one.',
    ],
    facts: [...courseFacts(course), { label: 'Held for you until', value: until }],
    action: { label: 'See your offer', href: placeUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
