import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { identityEvents } from '../identity.events.ts';

/** Says whether a mail goes out; a confirmed address needs none. */
export const resendVerification = async (ctx: SignedInCtx): Promise<boolean> => {
  const { id, emailVerified } = ctx.caller.user;
  if (emailVerified) return false;
  await announce(ctx, identityEvents['user.verification-requested'], { userId: id });
  return true;
};
