import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser, identityEvents, makeInvitationToken } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { toUser } from './to-user.ts';

export const accountInvited = defineMail({
  template: 'account-invited',
  on: [identityEvents['user.invited']],
  to: toUser,
  /** The token is made now, for this try; whoever has confirmed their address meanwhile has chosen a password. */
  async read(ctx, { userId }) {
    const user = await findUser(ctx.db, userId);
    if (!user || user.emailVerifiedAt) return null;
    const token = await makeInvitationToken(ctx, userId);
    const { publicUrl } = ctx.ports;
    return {
      name: user.firstName,
      href: `${publicUrl}/reset-password?token=${token}`,
      againHref: `${publicUrl}/forgot-password`,
    };
  },
  write: (data: { name: string; href: string; againHref: string }): Letter => ({
    subject: 'Your account: please choose a password',
    heading: 'Choose a password for your account',
    paragraphs: [
      greeting(data.name),
      'our course office has opened an account for you, so that you find your orders, receipts and courses in one place. Please choose a password for it.',
    ],
    action: { label: 'Choose a password', href: data.href },
    closing: [
      `The link works once and for seven days. Afterwards you can ask for a new one: ${data.againHref}`,
      'If you have not asked us for a course, you can ignore this mail.',
    ],
  }),
});
