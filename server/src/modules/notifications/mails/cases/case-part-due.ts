import { isPayable } from '#domain/cases/case-status.ts';
import { daysBetween, formatLongDate, localDate } from '#domain/time/local-date.ts';
import { askedText, type CaseFacts, caseTopic } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import { dueWords, greeting, type OpenPart } from '#emails/words.ts';
import { caseEvents, findCase } from '#server/modules/payment-cases/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { defineMail } from '../mail.ts';
import { listOpenParts } from '../read-sale.ts';
import { caseOwner, ofCase, readCase } from './read-case.ts';
import { toAsked } from './to-asked.ts';

type CasePartDue = CaseFacts & {
  part: OpenPart;
  /** Until the day it falls due; below 0 when that has passed. */
  daysLeft: number;
};

export const casePartDue = defineMail({
  template: 'case-part-due',
  on: [caseEvents['case.part-due']],
  to: (ctx, { caseId, obligationId, kind }) =>
    toAsked(ctx, `${obligationId}:${kind}`, { ...ofCase(caseId), obligationId }),
  /** Nothing when the part was paid meanwhile, or the link takes no payment any more. */
  async read(ctx, { ownerId, obligationId }) {
    const one = await findCase(ctx.db, ownerId);
    if (!one || !isPayable(one.status)) return null;
    const part = (await listOpenParts(ctx, caseOwner(one))).find(({ id }) => id === obligationId);
    if (!part) return null;
    const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
    return { ...(await readCase(ctx, one)), part, daysLeft: daysBetween(today, part.dueOn) };
  },
  write: (data: CasePartDue): Letter => ({
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
  }),
});
