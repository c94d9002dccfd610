import { type AcademyCaseFacts, academyCaseTopic } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import { caseEvents, findCase, listCaseEvents } from '#server/modules/payment-cases/index.ts';
import { defineMail } from '../mail.ts';
import { toAcademy } from '../recipients.ts';
import { ofCase, readCaseForAcademy } from './read-case.ts';

/** `message` is what somebody wrote who holds the link; it need not be the payer. */
type AcademyCaseProblem = AcademyCaseFacts & { message: string };

export const academyCaseProblem = defineMail({
  template: 'academy-case-problem',
  on: [caseEvents['case.problem-reported']],
  to: (ctx, { caseId, eventId }) => toAcademy(ctx, eventId, { ...ofCase(caseId), eventId }),
  async read(ctx, { ownerId, eventId }) {
    const one = await findCase(ctx.db, ownerId);
    const event = one && (await listCaseEvents(ctx.db, one.id)).find(({ id }) => id === eventId);
    return event ? { ...readCaseForAcademy(ctx, one), message: event.text } : null;
  },
  write: (data: AcademyCaseProblem): Letter => ({
    subject: `A problem is reported: ${data.number}`,
    heading: 'Somebody says that a payment request is wrong',
    paragraphs: ['It was written on the page of the link, by the payer or by whoever else holds it.'],
    facts: academyCaseTopic(data),
    quote: { title: 'The message', text: data.message },
    action: { label: 'Open the payment case', href: data.adminUrl },
  }),
});
