import { formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findPostponement } from '#server/modules/catalogue/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { type GuestFacts, guestInvites, guestLetter, readGuest, toGuests } from './guests.ts';

type GuestPostponed = GuestFacts & { from: LocalDate; to: LocalDate };

export const guestPostponed = defineMail({
  template: 'guest-postponed',
  on: [orderEvents['order.postponed']],
  async to(ctx, { orderId, postponementId }) {
    const order = await orderOf(ctx, orderId);
    const move = await findPostponement(ctx.db, postponementId);
    if (!order || !move) return [];
    return toGuests(ctx, { order, courseId: move.courseId }, (guest) => ({
      about: postponementId,
      data: { ...guest, postponementId },
    }));
  },
  /** Nothing to who has left meanwhile. */
  async read(ctx, { postponementId, ...guest }): Promise<GuestPostponed | null> {
    const move = await findPostponement(ctx.db, postponementId);
    const facts = await readGuest(ctx, guest);
    if (!move || !facts || !(await findLiveEnrolment(ctx.db, guest))) return null;
    const { fromDate, toDate, reason } = move;
    const attachments = await guestInvites(ctx, guest, false);
    return { ...facts, reason, attachments, from: localDate(fromDate), to: localDate(toDate) };
  },
  write: (data: GuestPostponed): Letter =>
    guestLetter(data, {
      subject: `New dates for your course: ${data.course.title}`,
      heading: 'Your course has new dates',
      paragraphs: [
        greeting(data.name),
        `the course below does not begin on ${formatLongDate(data.from)} but on ${formatLongDate(data.to)}.`,
        'Your place is kept: if the new dates suit you, you need not do anything. If they do not, please write to us.',
      ],
    }),
});
