import { formatLongDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { afterSaleEvents, findChange } from '#server/modules/after-sale/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { type GuestFacts, guestLetter, readGuest, toGuests } from './guests.ts';

/** Whoever takes part by a place that somebody else has paid for, and has moved. */
export const guestMoved = defineMail({
  template: 'guest-moved',
  on: [afterSaleEvents['line.moved']],
  async to(ctx, { orderId, changeId }) {
    const order = await orderOf(ctx, orderId);
    const change = await findChange(ctx.db, changeId);
    if (!order || !change?.toCourseId) return [];
    return toGuests(ctx, { order, courseId: change.toCourseId }, (guest) => ({
      about: changeId,
      data: guest,
    }));
  },
  /** Nothing to who has left meanwhile. */
  async read(ctx, guest): Promise<GuestFacts | null> {
    const facts = await readGuest(ctx, guest);
    return facts && (await findLiveEnrolment(ctx.db, guest)) ? { ...facts, reason: '' } : null;
  },
  write: (data: GuestFacts): Letter =>
    guestLetter(data, {
      subject: `Your new date: ${data.course.title}`,
      heading: 'Your date has been changed',
      paragraphs: [
        greeting(data.name),
        `whoever booked your course has moved it to another date${beginsOn(data.course)}.`,
        'Your place is on the course below now. If the date does not suit you, please speak to them or write to us.',
      ],
    }),
});

const beginsOn = (course: GuestFacts['course']): string =>
  'startDate' in course && course.startDate ? `: it begins on ${formatLongDate(course.startDate)}` : '';
