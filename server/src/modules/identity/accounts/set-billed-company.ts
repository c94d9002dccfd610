import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireMember } from './require-member.ts';
import { type Member, updateUser } from './users.repository.ts';

/** Whether what somebody buys from now on is billed to the company that they belong to. */
export const setBilledCompany = async (ctx: SignedInCtx, isBilled: boolean): Promise<Member> => {
  const { id } = ctx.caller.user;
  const { company } = await requireMember(ctx.db, id);
  if (!company) throw new AppError('wrong-state', { message: 'You do not belong to a company here.' });
  const user = await updateUser(ctx.db, id, { billsPrivately: !isBilled, updatedAt: ctx.now });
  return { user, company };
};
