import type { Letter } from '../letter.ts';
import { greeting } from '../words.ts';

export const resetPassword = (data: { name: string; href: string }): Letter => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [greeting(data.name), 'somebody, most likely you, asked for a new password for this address.'],
  action: { label: 'Choose a new password', href: data.href },
  closing: [
    'The link works once and for one hour. With the new password you are signed out everywhere else.',
    'If it was not you, you can ignore this mail: your password stays as it is.',
  ],
});
