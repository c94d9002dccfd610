import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser, identityEvents, makeEmailToken } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { toUser } from './to-user.ts';

export const verifyEmail = defineMail({
  template: 'verify-email',
  on: [identityEvents['user.registered'], identityEvents['user.verification-requested']],
  to: toUser,
  /** The token is made now, for this try: it stands in the mail and nowhere else. */
  async read(ctx, { userId }) {
    const user = await findUser(ctx.db, userId);
    if (!user || user.emailVerifiedAt) return null;
    const token = await makeEmailToken(ctx, userId, 'verify');
    return { name: user.firstName, href: `${ctx.ports.publicUrl}/verify-email?token=${token}` };
  },
  write: (data: { name: string; href: string }): Letter => ({
    subject: 'Please confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      greeting(data.name),
      'thank you for opening an account. Please confirm that this address is yours: course letters and receipts go here.',
    ],
    action: { label: 'Confirm my address', href: data.href },
    closing: [
      'The link works for 24 hours.',
      'If you did not open an account, you can ignore this mail: nothing will happen.',
    ],
  }),
});
