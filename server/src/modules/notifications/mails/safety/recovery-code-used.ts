import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser, identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type CodesFacts, readCodes } from './read-codes.ts';
import { notYou } from './to-holder.ts';

export const recoveryCodeUsed = defineMail({
  template: 'recovery-code-used',
  on: [identityEvents['user.recovery-code-used']],
  async to(ctx, { userId, codeId }) {
    const user = await findUser(ctx.db, userId);
    return user ? [{ recipient: user.email, about: codeId, data: { userId, codeId } }] : [];
  },
  read: readCodes,
  write: (facts: CodesFacts): Letter => ({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      greeting(facts.name),
      'one of your recovery codes was used in place of a code from your authenticator app. It does not work again.',
    ],
    facts: [{ label: 'Codes left', value: String(facts.left) }],
    action: { label: 'See how your login is kept safe', href: facts.safetyHref },
    closing: [
      'If your phone is lost, please set up your new one on that page: the old one gives no good codes then.',
      notYou(facts),
    ],
  }),
});
