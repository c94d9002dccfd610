import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { enquiryEvents, findEnquiry } from '#server/modules/enquiries/index.ts';
import { defineMail } from '../mail.ts';
import { toEnquirer } from './to-enquirer.ts';

/** To whoever asked for an account that was there already: the answer on the page must not say so. */
export const enquiryAccountFound = defineMail({
  template: 'enquiry-account-found',
  on: [enquiryEvents['enquiry.account-found']],
  to: toEnquirer,
  async read(ctx, { ownerId }) {
    const found = await findEnquiry(ctx.db, ownerId);
    return found && { name: found.enquiry.firstName, loginUrl: `${ctx.ports.publicUrl}/login` };
  },
  write: (data: { name: string; loginUrl: string }): Letter => ({
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
  }),
});
