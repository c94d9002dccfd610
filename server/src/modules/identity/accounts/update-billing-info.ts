import type { updateBillingInfo as updateBillingInfoCall } from '#contracts/accounts/profile.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type User, updateUser } from './users.repository.ts';

type Billing = InputOf<typeof updateBillingInfoCall>;

/** The address for receipts is kept beside the login's, which it never changes. */
export const updateBillingInfo = async (ctx: SignedInCtx, input: Billing): Promise<User> => {
  const { email, ...billing } = input;
  const { id, email: loginEmail } = ctx.caller.user;
  const billingEmail = email === loginEmail ? '' : email;
  return updateUser(ctx.db, id, { ...billing, billingEmail, updatedAt: ctx.now });
};
