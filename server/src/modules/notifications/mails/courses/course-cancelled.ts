import type { Attachment, Letter } from '#emails/letter.ts';
import { type Amount, courseFacts, greeting, type Paid, paidText, type RunFacts } from '#emails/words.ts';
import { findCancellation } from '#server/modules/catalogue/index.ts';
import { orderEvents } from '#server/modules/orders/index.ts';
import { creditOf, listRefunds } from '#server/modules/payments/index.ts';
import { runOf } from '../facts.ts';
import { courseInvites } from '../live/session-invites.ts';
import { defineMail } from '../mail.ts';
import { ofOrder } from '../orders/of-order.ts';
import { readOrderOfRun } from '../read-order.ts';
import { ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';

type CourseCancelled = {
  name: string;
  reference: string;
  orderUrl: string;
  course: RunFacts;
  /** Empty where staff gave none. */
  reason: string;
  /** Everything that was paid and not given back before; 0 where nothing was. */
  goesBack: Paid;
  contactEmail: string;
  /** Of a live course: its sessions, to be taken from the calendar. */
  attachments: Attachment[];
};

export const courseCancelled = defineMail({
  template: 'course-cancelled',
  on: [orderEvents['order.called-off']],
  to: (ctx, { orderId, courseId, at }) =>
    toPayer(ctx, `${orderId} ${courseId}`, { ...ofOrder(orderId), courseId, at }),
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const sale = await readOrderOfRun(ctx, owner, ids.courseId);
    const since = new Date(ids.at);
    const said = await findCancellation(ctx.db, sale.courseId);
    // What was given back before is not what goes back now.
    const refunds = (await listRefunds(ctx.db, owner)).filter(
      ({ kind, createdAt }) => kind === 'order' && createdAt >= since,
    );
    const goesBack = refunds.reduce(addUp, { eur: 0, aed: 0 });
    const { returnedEur: creditEur } = await creditOf(ctx.db, owner, since);
    const course = await runOf(ctx, sale.courseId);
    const attendee = { name: sale.name, email: sale.payer.email };
    const attachments = await courseInvites(ctx, { course, attendee }, true);
    return { ...sale, reason: said?.reason ?? '', goesBack: { ...goesBack, creditEur }, attachments };
  },
  write: (data: CourseCancelled): Letter => ({
    subject: `Your course is cancelled: ${data.course.title}`,
    heading: 'Your course is cancelled',
    paragraphs: [
      greeting(data.name),
      'we are sorry: the course below does not take place.',
      moneyWords(data.goesBack),
    ],
    ...(data.reason !== '' && { quote: { title: 'Reason', text: data.reason } }),
    facts: [...courseFacts(data.course), { label: 'Order', value: data.reference }],
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If you have booked a journey or have a question, please write to us: ${data.contactEmail}`],
    attachments: data.attachments,
  }),
});

const moneyWords = (goesBack: Paid): string => {
  const ways = [
    goesBack.aed > 0 && 'what was paid by card to the card, what was transferred to your bank account',
    goesBack.creditEur > 0 && 'what your credit note has paid can be spent from it again',
  ].filter(Boolean);
  return ways.length > 0
    ? `Everything you paid goes back to you, ${paidText(goesBack)}: ${ways.join('; ')}. You need not do anything, and nothing more is due.`
    : 'You have not been charged, and nothing is due.';
};

const addUp = (all: Amount, one: Amount): Amount => ({ eur: all.eur + one.eur, aed: all.aed + one.aed });
