import { eur, formatEur } from '#domain/money/money.ts';
import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import { afterSaleEvents, findChange } from '#server/modules/after-sale/index.ts';
import { listRefunds } from '#server/modules/payments/index.ts';
import { courseFactsFor } from '../course-facts.ts';
import { courseOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';

type LineCancelled = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  /** 0 where nothing goes back. */
  goesBack: Amount;
  /** In EUR cents: what a credit note has paid and is credit again; what becomes one. 0 where there is none. */
  againEur: number;
  creditEur: number;
  contactEmail: string;
};

export const lineCancelled = defineMail({
  template: 'line-cancelled',
  on: [afterSaleEvents['line.cancelled']],
  to: (ctx, { changeId, orderId }) => toPayer(ctx, changeId, { ...ofOrder(orderId), changeId }),
  async read(ctx, ids) {
    const change = await findChange(ctx.db, ids.changeId);
    if (!change) throw new Error(`the change ${ids.changeId} has gone`);
    const owner = ownerOf(ids);
    const sale = await readOrder(ctx, owner);
    const course = await courseOf(ctx, change.fromCourseId);
    const refunds = (await listRefunds(ctx.db, owner)).filter(
      ({ kind, createdAt }) => kind === 'order' && createdAt.getTime() === change.askedAt.getTime(),
    );
    const goesBack = refunds.reduce((all, one) => ({ eur: all.eur + one.eur, aed: all.aed + one.aed }), {
      eur: 0,
      aed: 0,
    });
    return {
      ...sale,
      course: await courseFactsFor(ctx, course, sale.order.userId),
      goesBack,
      againEur: change.refundEur - goesBack.eur,
      creditEur: change.creditEur,
    };
  },
  write: (data: LineCancelled): Letter => ({
    subject: `Your enrollment is cancelled: ${data.course.title}`,
    heading: 'Your enrollment is cancelled',
    paragraphs: [
      greeting(data.name),
      `your place on the course below has been given back. ${moneyWords(data)}`,
    ],
    facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
  }),
});

const moneyWords = ({ goesBack, againEur, creditEur }: LineCancelled): string => {
  const said = [];
  if (goesBack.eur > 0)
    said.push(
      `${amountText(goesBack)} goes back to you: what was paid by card to the card, what was transferred to your bank account. Banks take three to ten working days to show it.`,
    );
  if (againEur > 0)
    said.push(`${formatEur(eur(againEur))}, which your credit note has paid, can be spent from it again.`);
  if (creditEur > 0)
    said.push(
      `You have a credit note of ${formatEur(eur(creditEur))} for future courses; it is among your orders.`,
    );
  return said.length > 0 ? said.join(' ') : 'By the policy that was agreed nothing goes back.';
};
