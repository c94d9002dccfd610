import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { inviteAccount, lockUser, type PreparedPassword, type User } from '../identity/index.ts';

type Input = InputOf<(typeof officeSaleEndpoints)['sellCourses']>;

/** For whom it is: somebody who is found and is not the seller, or who is invited. */
export const buyerOf = async (
  ctx: SignedInCtx,
  person: Input['person'],
  password: PreparedPassword | null,
): Promise<User> => {
  if (person.kind === 'new') {
    if (!password) throw new Error('nobody is invited without a password');
    const { kind: _, ...invited } = person;
    return inviteAccount(ctx, invited, password);
  }
  if (person._id === ctx.caller.user.id)
    throw new AppError('not-allowed', {
      message: 'Nobody sells to themself. Please ask a colleague, or buy in the shop.',
    });
  const user = await lockUser(ctx.db, person._id);
  if (!user) throw fieldError('person._id', 'Please choose a person');
  return user;
};
