import { resetPassword } from '#emails/letters/reset-password.ts';
import { verifyEmail } from '#emails/letters/verify-email.ts';
import { findUser, makeEmailToken } from '../identity/index.ts';
import type { Composer } from './composer.ts';

// The token is made now, for this try: it stands in the mail and nowhere else.

export const composeVerifyEmail: Composer = async (ctx, { userId = '' }) => {
  const user = await findUser(ctx.db, userId);
  if (!user || user.emailVerifiedAt) return null;
  const token = await makeEmailToken(ctx, userId, 'verify');
  return verifyEmail({ name: user.firstName, href: `${ctx.ports.publicUrl}/verify-email?token=${token}` });
};

export const composeResetPassword: Composer = async (ctx, { userId = '' }) => {
  const user = await findUser(ctx.db, userId);
  if (!user) return null;
  const token = await makeEmailToken(ctx, userId, 'reset');
  return resetPassword({
    name: user.firstName,
    href: `${ctx.ports.publicUrl}/reset-password?token=${token}`,
  });
};
