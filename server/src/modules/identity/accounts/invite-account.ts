import type { Role } from '#contracts/accounts/account-options.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { secretToken, uuidv7 } from '#server/platform/ids.ts';
import { identityEvents } from '../identity.events.ts';
import { type PreparedPassword, preparePassword } from '../passwords/password-hash.ts';
import { insertUser, type User } from './users.repository.ts';

export type Invited = { email: string; firstName: string; lastName: string; role?: Role };

/** A password that nobody knows, hashed before the transaction as any other is. */
export const prepareUnknownPassword = (): Promise<PreparedPassword> => preparePassword(secretToken());

/**
 * Opens an account for somebody who is not there to choose a password: the letter that goes out has a link to choose
 * one, by which its address is confirmed.
 */
export const inviteAccount = async (ctx: Ctx, person: Invited, password: PreparedPassword): Promise<User> => {
  const user = await insertUser(ctx.db, {
    role: 'learner',
    ...person,
    id: uuidv7(),
    passwordHash: password.hash,
    invitedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!user)
    throw new AppError('account-exists', {
      message: 'This address has an account already. Please search for the person and choose them.',
      issues: [{ field: 'person.email', message: 'This address has an account already' }],
    });
  await announce(ctx, identityEvents['user.invited'], { userId: user.id });
  return user;
};
