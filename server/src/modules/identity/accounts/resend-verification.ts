import type { SignedInCtx } from '#server/calls/context.ts';

/** Says whether a mail goes out; a confirmed address needs none. */
export const resendVerification = async (ctx: SignedInCtx): Promise<boolean> => {
  const { id, emailVerified } = ctx.caller.user;
  if (emailVerified) return false;
  await ctx.ports.jobs.enqueue(ctx.db, 'user.verification-requested', { userId: id });
  return true;
};
