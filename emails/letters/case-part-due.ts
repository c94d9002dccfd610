import { formatLongDate } from '#domain/time/local-date.ts';
import { askedText, type CaseFacts, caseTopic } from '../case-words.ts';
import type { Letter } from '../letter.ts';
import { dueWords, greeting, type OpenPart } from '../words.ts';

export type CasePartDue = CaseFacts & {
  part: OpenPart;
  /** Until the day it falls due; below 0 when that has passed. */
  daysLeft: number;
};

export const casePartDue = (data: CasePartDue): Letter => ({
  subject: `A payment ${dueWords(data.daysLeft)}: ${data.title}`,
  heading: `A payment ${dueWords(data.daysLeft)}`,
  paragraphs: [
    greeting(data.name),
    data.daysLeft < 0
      ? 'a part of what we asked you for was due and has not reached us. Please pay it now; the link is the one that you know.'
      : `the next part falls due on ${formatLongDate(data.part.dueOn)}. The link is the one that you know.`,
  ],
  facts: [
    ...caseTopic(data),
    { label: 'Due on', value: formatLongDate(data.part.dueOn) },
    { label: 'Amount', value: askedText(data.part, data.currency) },
  ],
  action: { label: 'Pay this part', href: data.linkUrl },
  closing: [`If you cannot pay in time, please write to us: ${data.contactEmail}`],
});
