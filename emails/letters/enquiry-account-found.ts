import type { Letter } from '../letter.ts';
import { greeting } from '../words.ts';

/** To whoever asked for an account that was there already: the answer on the page must not say so. */
export const enquiryAccountFound = (data: { name: string; loginUrl: string }): Letter => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    greeting(data.name),
    'with your question you asked for an account. This address has one already and nothing about it was changed: please log in with the password you know.',
  ],
  action: { label: 'Log in', href: data.loginUrl },
  closing: [
    'If you have forgotten the password, you can choose a new one from there.',
    'If you did not write to us, you can ignore this mail: nobody was let in.',
  ],
});
