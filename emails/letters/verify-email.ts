import type { Letter } from '../letter.ts';
import { greeting } from '../words.ts';

export const verifyEmail = (data: { name: string; href: string }): Letter => ({
  subject: 'Please confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    greeting(data.name),
    'thank you for opening an account. Please confirm that this address is yours: course letters and receipts go here.',
  ],
  action: { label: 'Confirm my address', href: data.href },
  closing: [
    'The link works for 24 hours.',
    'If you did not open an account, you can ignore this mail: nothing will happen.',
  ],
});
