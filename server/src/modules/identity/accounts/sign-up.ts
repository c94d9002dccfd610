import type { openAccount } from '#contracts/accounts/accounts.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { preparePassword } from '../passwords/password-hash.ts';
import { startSession } from '../sessions/start-session.ts';
import { registerAccount } from './register-account.ts';
import type { User } from './users.repository.ts';

/** Opens a learner's account and signs its owner in. */
export const signUp = async (ctx: OuterCtx, input: InputOf<typeof openAccount>): Promise<User> => {
  const password = await preparePassword(input.password);
  return ctx.transact(async (step) => {
    const user = await registerAccount(step, {
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      password,
      agreedAt: 'registration',
      phoneNumber: input.phoneNumber,
      profession: input.profession,
      address: input.addressInfo?.address ?? '',
      city: input.addressInfo?.city ?? '',
      state: input.addressInfo?.state ?? '',
      zipCode: input.addressInfo?.zipCode ?? '',
      country: input.addressInfo?.country || input.country,
    });
    await startSession(step, user);
    return user;
  });
};
