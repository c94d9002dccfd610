import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { afterSaleEvents, findChange } from '#server/modules/after-sale/index.ts';
import { listGuestsTakenOff, orderEvents } from '#server/modules/orders/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { type GuestFacts, guestLetter, readGuest } from './guests.ts';

type Ended = { orderId: string; changeId?: string };

/** To who had claimed a place that somebody else has paid for, when it ends while the course takes place. */
export const guestTakenOff = defineMail({
  template: 'guest-taken-off',
  on: [orderEvents['enrolment.cancelled'], afterSaleEvents['line.cancelled']],
  async to(ctx, { orderId, changeId }: Ended) {
    const order = await orderOf(ctx, orderId);
    const at = changeId ? (await findChange(ctx.db, changeId))?.doneAt : order?.closedAt;
    const guests = at ? await listGuestsTakenOff(ctx.db, { orderId, at }) : [];
    return guests.map(({ placeId, email, ...data }) => ({ recipient: email, about: placeId, data }));
  },
  read: (ctx, guest): Promise<GuestFacts | null> => readGuest(ctx, guest),
  write: (data: GuestFacts): Letter =>
    guestLetter(data, {
      subject: `Your place has ended: ${data.course.title}`,
      heading: 'Your place has ended',
      paragraphs: [
        greeting(data.name),
        'the place below, which somebody else had paid for, has been cancelled: you are no longer enrolled. You owe nothing, and whoever has paid hears of the money.',
      ],
    }),
});
