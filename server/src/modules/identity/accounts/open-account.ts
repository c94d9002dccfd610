import type { Role } from '#contracts/accounts/account-options.ts';
import type { ConsentPlace } from '#contracts/accounts/consent-options.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { identityEvents } from '../identity.events.ts';
import { type PreparedPassword, preparePassword } from '../passwords/password-hash.ts';
import { agreeToRules } from './consents.repository.ts';
import { insertUser, type User } from './users.repository.ts';

export type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  /** Prepared before the transaction wherever one may be, so that no connection waits for hashing. */
  password: string | PreparedPassword;
  phoneNumber: string;
  country: string;
  profession: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  role?: Role;
  /** Where its owner agreed to the terms. */
  agreedAt: ConsentPlace;
};

/**
 * Opens an account and announces it, so that the mail that confirms the address goes out. Null where the address has
 * one already, for those who must not tell.
 */
export const openAccount = async (ctx: Ctx, account: NewAccount): Promise<User | null> => {
  const { password, role, agreedAt: place, ...person } = account;
  const { hash } = typeof password === 'string' ? await preparePassword(password) : password;
  const user = await insertUser(ctx.db, {
    ...person,
    id: uuidv7(),
    passwordHash: hash,
    role: role ?? 'learner',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!user) return null;
  await agreeToRules(ctx, { userId: user.id, place });
  await announce(ctx, identityEvents['user.registered'], { userId: user.id });
  return user;
};
