import { type AcademyCaseFacts, academyCaseTopic } from '../case-words.ts';
import type { Letter } from '../letter.ts';

/** `message` is what somebody wrote who holds the link; it need not be the payer. */
export type AcademyCaseProblem = AcademyCaseFacts & { message: string };

export const academyCaseProblem = (data: AcademyCaseProblem): Letter => ({
  subject: `A problem is reported: ${data.number}`,
  heading: 'Somebody says that a payment request is wrong',
  paragraphs: ['It was written on the page of the link, by the payer or by whoever else holds it.'],
  facts: academyCaseTopic(data),
  quote: { title: 'The message', text: data.message },
  action: { label: 'Open the payment case', href: data.adminUrl },
});
