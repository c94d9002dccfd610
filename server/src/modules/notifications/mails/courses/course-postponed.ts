import { localDate } from '#domain/time/local-date.ts';
import type { Paid } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findPostponement } from '#server/modules/catalogue/index.ts';
import { findFreeWithdrawal, type Order, orderEvents, previewAllBack } from '#server/modules/orders/index.ts';
import { runOf } from '../facts.ts';
import { courseInvites } from '../live/session-invites.ts';
import { defineMail } from '../mail.ts';
import { ofOrder } from '../orders/of-order.ts';
import { readOrderOfRun } from '../read-order.ts';
import { listOpenParts, momentIn, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { coursePostponedLetter } from './course-postponed-letter.ts';

export const coursePostponed = defineMail({
  template: 'course-postponed',
  on: [orderEvents['order.postponed']],
  to: (ctx, { orderId, postponementId }) =>
    toPayer(ctx, `${orderId}:${postponementId}`, { ...ofOrder(orderId), postponementId }),
  /** Nothing to who has left meanwhile. */
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const move = await findPostponement(ctx.db, ids.postponementId);
    if (!move) return null;
    const sale = await readOrderOfRun(ctx, owner, move.courseId);
    const isHeld = sale.order.state === 'placed';
    if (!isHeld && sale.order.state !== 'confirmed') return null;
    const course = await runOf(ctx, move.courseId);
    const attendee = { name: sale.name, email: sale.payer.email };
    const free = await findFreeWithdrawal(ctx.db, sale.order, ctx.now);
    return {
      ...sale,
      from: localDate(move.fromDate),
      to: localDate(move.toDate),
      reason: move.reason,
      isHeld,
      withdrawal: free && {
        until: momentIn(sale.zone, free.withdrawUntil),
        goesBack: await backOf(ctx, sale.order),
      },
      openParts: await listOpenParts(ctx, owner),
      // A seat that is held is nobody’s yet.
      attachments: isHeld ? [] : await courseInvites(ctx, { course, attendee }, false),
    };
  },
  write: coursePostponedLetter,
});

const backOf = async ({ db }: Ctx, order: Order): Promise<Paid> => {
  const { moneyEur, moneyAed, creditEur } = await previewAllBack(db, order);
  return { eur: moneyEur, aed: moneyAed, creditEur };
};
