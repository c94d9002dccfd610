import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findUserByEmail, lockUser, type User } from '../accounts/users.repository.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { giveTicket } from '../safety/give-ticket.ts';
import { findAuthenticator } from '../safety/safety.repository.ts';
import { startLogin } from './start-login.ts';

/** Signed in, or not yet: where an authenticator is set up, the password has earned a ticket for the second step. */
export type LoggedIn = { user: User } | { ticket: string };

export const DISABLED =
  'This account has been disabled. Please write to us if you think that this is a mistake.';

/**
 * Refused in the same words and after the same work whether the address or the password is wrong. Hashing
 * happens between two transactions; a password that was changed meanwhile opens no session any more.
 */
export const logIn = async (
  ctx: OuterCtx,
  credentials: { email: string; password: string },
): Promise<LoggedIn> => {
  const known = await findUserByEmail(ctx.database, credentials.email);
  const isRight = await checkPassword(ctx, { ...credentials, user: known });
  if (!known || !isRight) throw refusal(ctx);
  return ctx.transact(async (step) => {
    const user = await lockUser(step.db, known.id);
    if (user?.passwordHash !== known.passwordHash) throw refusal(ctx);
    // Told only to who knows the password: anybody else learns nothing of the account.
    if (user.disabledAt) throw new AppError('not-allowed', { message: DISABLED });
    if ((await findAuthenticator(step.db, user.id))?.confirmedAt)
      return { ticket: await giveTicket(step, user) };
    await startLogin(step, user);
    return { user };
  });
};

const refusal = (ctx: OuterCtx) => {
  ctx.log.warn({ requestId: ctx.requestId, address: ctx.caller.address }, 'a login was refused');
  return new AppError('wrong-credentials');
};
