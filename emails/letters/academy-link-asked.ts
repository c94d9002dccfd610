import { type AcademyCaseFacts, academyCaseTopic } from '../case-words.ts';
import type { Letter } from '../letter.ts';

/** `expiredOn` as '26 November 2026, 14:00 (Asia/Dubai)'. */
export type AcademyLinkAsked = AcademyCaseFacts & { expiredOn: string };

export const academyLinkAsked = (data: AcademyLinkAsked): Letter => ({
  subject: `A new link is asked for: ${data.number}`,
  heading: 'Somebody wants to pay on an expired link',
  paragraphs: ['Extend the case and the link works again; send it again, so that the payer knows.'],
  facts: [...academyCaseTopic(data), { label: 'Expired', value: data.expiredOn }],
  action: { label: 'Open the payment case', href: data.adminUrl },
});
