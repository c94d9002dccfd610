import { type AcademyCaseFacts, academyCaseTopic } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import { caseEvents, findCase } from '#server/modules/payment-cases/index.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { defineMail } from '../mail.ts';
import { momentIn } from '../read-sale.ts';
import { toAcademy } from '../recipients.ts';
import { ofCase, readCaseForAcademy } from './read-case.ts';

/** `expiredOn` as '26 November 2026, 14:00 in Dubai'. */
type AcademyLinkAsked = AcademyCaseFacts & { expiredOn: string };

export const academyLinkAsked = defineMail({
  template: 'academy-link-asked',
  on: [caseEvents['case.link-asked']],
  to: (ctx, { caseId, eventId }) => toAcademy(ctx, eventId, { ...ofCase(caseId), eventId }),
  /** Nothing when it works again already. */
  async read(ctx, { ownerId }) {
    const one = await findCase(ctx.db, ownerId);
    if (one?.status !== 'expired' || !one.expiresAt) return null;
    return { ...readCaseForAcademy(ctx, one), expiredOn: momentIn(ACADEMY_ZONE, one.expiresAt) };
  },
  write: (data: AcademyLinkAsked): Letter => ({
    subject: `A new link is asked for: ${data.number}`,
    heading: 'Somebody wants to pay on an expired link',
    paragraphs: ['Extend the case and the link works again; send it again, so that the payer knows.'],
    facts: [...academyCaseTopic(data), { label: 'Expired', value: data.expiredOn }],
    action: { label: 'Open the payment case', href: data.adminUrl },
  }),
});
