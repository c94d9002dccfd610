import type { z } from 'zod';
import type { sentBill } from '#contracts/accounts/profile.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type User, updateUser } from './users.repository.ts';

/** What is left out stays as it is. */
export type SentBill = z.output<typeof sentBill>;

/** The address for receipts is kept beside the login's, which it never changes. */
export const updateBillingInfo = async (ctx: SignedInCtx, input: SentBill): Promise<User> => {
  const { email, ...billing } = input;
  const { id, email: loginEmail } = ctx.caller.user;
  const billingEmail = email === loginEmail ? '' : email;
  return updateUser(ctx.db, id, { ...billing, billingEmail, updatedAt: ctx.now });
};
