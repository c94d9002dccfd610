import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { agreeToRules } from '../accounts/consents.repository.ts';
import { takeEmailToken, voidResetTokens } from '../accounts/email-tokens.repository.ts';
import { confirmEmail, lockUser, updateUser } from '../accounts/users.repository.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { preparePassword } from './password-hash.ts';

/**
 * Sets a new password with the link from the mail and ends every session of the account and every other link.
 * Who opened the mail owns the address, so it counts as confirmed.
 */
export const resetPassword = async (
  ctx: OuterCtx,
  input: { token: string; password: string },
): Promise<void> => {
  const { hash } = await preparePassword(input.password);
  await ctx.transact(async (step) => {
    const { db, now } = step;
    const userId = await takeEmailToken(db, 'reset', input.token);
    const user = userId && (await lockUser(db, userId));
    if (!user || user.disabledAt) throw new AppError('link-expired');
    await updateUser(db, user.id, { passwordHash: hash, updatedAt: now });
    // Who was invited takes the account over by choosing a password.
    if (user.invitedAt && !user.emailVerifiedAt)
      await agreeToRules(step, { userId: user.id, place: 'invitation' });
    await confirmEmail(db, user.id);
    await voidResetTokens(db, user.id);
    await deleteSessionsOf(db, user.id);
  });
};
