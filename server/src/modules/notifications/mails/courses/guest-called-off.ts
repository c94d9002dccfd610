import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findCancellation } from '#server/modules/catalogue/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { type GuestFacts, guestInvites, guestLetter, readGuest, toGuests } from './guests.ts';

export const guestCalledOff = defineMail({
  template: 'guest-called-off',
  on: [orderEvents['order.called-off']],
  async to(ctx, { orderId, courseId }) {
    const order = await orderOf(ctx, orderId);
    if (!order) return [];
    return toGuests(ctx, { order, courseId }, (data) => ({ about: `${orderId}:${courseId}`, data }));
  },
  async read(ctx, guest): Promise<GuestFacts | null> {
    const facts = await readGuest(ctx, guest);
    const said = await findCancellation(ctx.db, guest.courseId);
    return (
      facts && { ...facts, reason: said?.reason ?? '', attachments: await guestInvites(ctx, guest, true) }
    );
  },
  write: (data: GuestFacts): Letter =>
    guestLetter(data, {
      subject: `Your course is cancelled: ${data.course.title}`,
      heading: 'Your course is cancelled',
      paragraphs: [
        greeting(data.name),
        'we are sorry: the course below does not take place. What was paid for it goes back to whoever has paid.',
      ],
    }),
});
