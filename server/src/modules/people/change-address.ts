import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { identityEvents, type User, updateUser, voidEmailTokens } from '../identity/index.ts';

/**
 * Nobody has proved that the new address is theirs: links that went to the one before are void, and the new one gets its
 * own. Whoever never answered their invitation is invited there.
 */
export const changeAddress = async (ctx: Ctx, { id, emailVerifiedAt, invitedAt }: User): Promise<void> => {
  await voidEmailTokens(ctx.db, id);
  const isStillInvited = invitedAt !== null && emailVerifiedAt === null;
  if (!isStillInvited) await updateUser(ctx.db, id, { emailVerifiedAt: null, invitedAt: null });
  const event = isStillInvited ? 'user.invited' : 'user.verification-requested';
  await announce(ctx, identityEvents[event], { userId: id });
};
