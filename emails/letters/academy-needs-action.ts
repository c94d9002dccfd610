import type { Letter } from '../letter.ts';

export type AcademyNeedsAction = {
  message: string;
  /** Of the order or the payment case, where it is about one. */
  reference: string | null;
  /** Where in the back office the matter is taken up. */
  action: Letter['action'];
};

export const academyNeedsAction = (data: AcademyNeedsAction): Letter => ({
  subject: data.reference ? `Needs action: ${data.reference}` : 'Needs action',
  heading: 'Something needs your action',
  paragraphs: [data.message],
  facts: data.reference ? [{ label: 'About', value: data.reference }] : [],
  action: data.action,
});
