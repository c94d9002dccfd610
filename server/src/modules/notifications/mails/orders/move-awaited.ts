import { aed, eur, formatAed, formatEur } from '#domain/money/money.ts';
import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { afterSaleEvents, findChange } from '#server/modules/after-sale/index.ts';
import { isOpenPart, ownerOfChange } from '#server/modules/orders/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { obligationsOf, runOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { momentIn, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type MoveAwaited = {
  name: string;
  reference: string;
  /** As it would be. */
  course: RunFacts;
  due: string;
  until: string;
  payUrl: string;
  contactEmail: string;
};

export const moveAwaited = defineMail({
  template: 'move-awaited',
  on: [afterSaleEvents['line.move-awaited']],
  to: (ctx, { changeId, orderId }) => toPayer(ctx, changeId, { ...ofOrder(orderId), changeId }),
  /** Nothing once it is paid, or over. */
  async read(ctx, ids) {
    const change = await findChange(ctx.db, ids.changeId);
    if (!change?.toCourseId || !change.holdEndsAt || change.state !== 'pending') return null;
    const owed = (await obligationsOf(ctx, ownerOfChange(change))).find(isOpenPart);
    if (!owed) return null;
    const sale = await readOrder(ctx, ownerOf(ids));
    const course = await runOf(ctx, change.toCourseId);
    return {
      ...sale,
      course: runFactsOf(course),
      due: `${formatEur(eur(owed.eur))} (${formatAed(aed(owed.aed))})`,
      until: momentIn(course.zone, change.holdEndsAt),
      payUrl: `${sale.orderUrl}/lines/${change.lineId}/change?act=move`,
    };
  },
  write: (data: MoveAwaited): Letter => ({
    subject: `Please pay to change your date: ${data.course.title}`,
    heading: 'A seat is held for you on another date',
    paragraphs: [
      greeting(data.name),
      `as agreed we hold a seat for you on the course below until ${data.until}. It becomes yours as soon as ${data.due} is paid; until then your present date stays as it is.`,
    ],
    facts: [
      ...courseFacts(data.course),
      { label: 'Order', value: data.reference },
      { label: 'To pay', value: data.due },
    ],
    action: { label: 'Pay and change the date', href: data.payUrl },
    closing: [
      `If this is not what you wanted, you need not do anything, or write to us: ${data.contactEmail}`,
    ],
  }),
});
