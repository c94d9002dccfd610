import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type NewAccount, openAccount } from './open-account.ts';
import type { User } from './users.repository.ts';

/** Opens an account for somebody who may be told that the address has one. */
export const registerAccount = async (ctx: Ctx, account: NewAccount): Promise<User> => {
  const user = await openAccount(ctx, account);
  if (!user) throw new AppError('account-exists');
  return user;
};
