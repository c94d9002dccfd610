import { fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { voidResetTokens } from '../accounts/email-tokens.repository.ts';
import { requireUser } from '../accounts/require-user.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { checkPassword } from './check-password.ts';
import { preparePassword } from './password-hash.ts';

type SignedInOuterCtx = OuterCtx & { caller: SignedInCaller };
type Passwords = { currentPassword: string; password: string };

/** Ends the account's other sessions and the reset links that are still open. */
export const changePassword = async (ctx: SignedInOuterCtx, input: Passwords): Promise<void> => {
  const caller = ctx.caller.user;
  const known = await requireUser(ctx.database, caller.id);
  const { email, passwordHash } = known;
  const isRight = await checkPassword(ctx, { email, user: known, password: input.currentPassword });
  if (!isRight) throw wrongPassword();
  const { hash } = await preparePassword(input.password);
  await ctx.transact(async ({ db, now }) => {
    // What was verified must still be the password: a reset that came first wins.
    const user = await lockUser(db, caller.id);
    if (user?.passwordHash !== passwordHash) throw wrongPassword();
    await updateUser(db, caller.id, { passwordHash: hash, updatedAt: now });
    await voidResetTokens(db, caller.id);
    await deleteOtherSessions(db, caller);
  });
};

const wrongPassword = () => fieldError('currentPassword', 'Your current password is not correct');
