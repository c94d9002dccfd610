import type { Letter } from '../letter.ts';

export type AcademyNeedsAction = { message: string; reference: string | null; adminUrl: string };

export const academyNeedsAction = (data: AcademyNeedsAction): Letter => ({
  subject: data.reference ? `Needs action: ${data.reference}` : 'Needs action',
  heading: 'Something needs your action',
  paragraphs: [data.message],
  facts: data.reference ? [{ label: 'Order', value: data.reference }] : [],
  action: { label: data.reference ? 'Open the order' : 'Open the orders', href: data.adminUrl },
});
