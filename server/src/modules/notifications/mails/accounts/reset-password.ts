import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser, identityEvents, makeEmailToken } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { toUser } from './to-user.ts';

export const resetPassword = defineMail({
  template: 'reset-password',
  on: [identityEvents['user.password-forgotten']],
  to: toUser,
  /** The token is made now, for this try: it stands in the mail and nowhere else. */
  async read(ctx, { userId }) {
    const user = await findUser(ctx.db, userId);
    if (!user) return null;
    const token = await makeEmailToken(ctx, userId, 'reset');
    return { name: user.firstName, href: `${ctx.ports.publicUrl}/reset-password?token=${token}` };
  },
  write: (data: { name: string; href: string }): Letter => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      greeting(data.name),
      'somebody, most likely you, asked for a new password for this address.',
    ],
    action: { label: 'Choose a new password', href: data.href },
    closing: [
      'The link works once and for one hour. With the new password you are signed out everywhere else.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  }),
});
