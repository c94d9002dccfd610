import type { z } from 'zod';
import type { sentBill } from '#contracts/accounts/profile.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireMember } from './require-member.ts';
import { type Member, updateUser } from './users.repository.ts';

/** What is left out stays as it is. */
export type SentBill = z.output<typeof sentBill>;

/**
 * The address for letters is kept beside the login's, which it never changes. What stands on the bill of a company is the
 * company's: what a person sends of it is left alone, as is what they have entered for themselves.
 */
export const updateBillingInfo = async (ctx: SignedInCtx, input: SentBill): Promise<Member> => {
  const { id, email: loginEmail } = ctx.caller.user;
  const member = await requireMember(ctx.db, id);
  const isOfCompany = member.company !== null && !member.user.billsPrivately;
  const { email, ...billing } = isOfCompany ? ofTheirOwn(input) : input;
  const billingEmail = email === loginEmail ? '' : email;
  const user = await updateUser(ctx.db, id, { ...billing, billingEmail, updatedAt: ctx.now });
  return { ...member, user };
};

const ofTheirOwn = (input: SentBill) => {
  const { title, firstName, lastName, email, phoneNumber, alternativePhone, purchaseOrder } = input;
  return { title, firstName, lastName, email, phoneNumber, alternativePhone, purchaseOrder };
};
