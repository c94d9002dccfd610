import { eur, formatEur } from '#domain/money/money.ts';
import { formatLongDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import {
  type Amount,
  amountText,
  courseFacts,
  datesAndPlace,
  greeting,
  type OpenPart,
  openPartsList,
  type RunFacts,
} from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { toPayer } from '../recipients.ts';
import { ofOrder } from './of-order.ts';
import { readMoved } from './read-moved.ts';

type LineMoved = {
  name: string;
  reference: string;
  orderUrl: string;
  from: RunFacts;
  course: RunFacts;
  calendarUrl: string;
  paid: Amount;
  receipts: { number: string; href: string }[];
  /** In EUR cents; 0 where nothing goes back. */
  backEur: number;
  openParts: OpenPart[];
  contactEmail: string;
};

export const lineMoved = defineMail({
  template: 'line-moved',
  on: [afterSaleEvents['line.moved']],
  to: (ctx, { changeId, orderId }) => toPayer(ctx, changeId, { ...ofOrder(orderId), changeId }),
  read: readMoved,
  write: (data: LineMoved): Letter => ({
    subject: `Your new date: ${data.course.title}`,
    heading: 'Your date has been changed',
    paragraphs: [greeting(data.name), ...said(data)],
    facts: [
      ...courseFacts(data.course),
      {
        label: 'Instead of',
        value: datesAndPlace(data.from),
      },
      { label: 'Order', value: data.reference },
      ...(data.paid.aed > 0 ? [{ label: 'Paid', value: amountText(data.paid) }] : []),
      ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
      { label: 'Calendar', value: 'Take over the new dates', href: data.calendarUrl },
    ],
    lists: openPartsList(data.openParts),
    action: { label: 'See your order', href: data.orderUrl },
    closing: [`If this is not what you wanted, please write to us: ${data.contactEmail}`],
  }),
});

const said = ({ course, backEur }: LineMoved): string[] => [
  `your place is now on the course below${course.startDate ? `, which begins on ${formatLongDate(course.startDate)}` : ''}. The calendar file takes over the new dates and strikes out the old ones.`,
  ...(backEur > 0
    ? [`The new date costs less: ${formatEur(eur(backEur))} goes back to you the way you paid.`]
    : []),
];
