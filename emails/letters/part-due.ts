import { formatLongDate } from '#domain/time/local-date.ts';
import type { Letter } from '../letter.ts';
import { amountText, dueWords, greeting, type OpenPart } from '../words.ts';

export type PartDue = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  part: OpenPart;
  /** Until the day it falls due; below 0 when that has passed. */
  daysLeft: number;
  contactEmail: string;
};

export const partDue = (data: PartDue): Letter => ({
  subject: `A payment ${dueWords(data.daysLeft)}: ${data.courseTitle}`,
  heading: `A payment ${dueWords(data.daysLeft)}`,
  paragraphs: [
    greeting(data.name),
    data.daysLeft < 0
      ? 'a part of your plan was due and has not reached us. Your place is still yours: please pay now.'
      : `the next part of your plan falls due on ${formatLongDate(data.part.dueOn)}.`,
  ],
  facts: [
    { label: 'Course', value: data.courseTitle },
    { label: 'Order', value: data.reference },
    { label: 'Due on', value: formatLongDate(data.part.dueOn) },
    { label: 'Amount', value: amountText(data.part) },
  ],
  action: { label: 'Pay this part', href: data.orderUrl },
  closing: [`If you cannot pay in time, please write to us: ${data.contactEmail}`],
});
